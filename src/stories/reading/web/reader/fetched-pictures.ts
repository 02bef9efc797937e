import { useEffect, useRef } from 'react';
import { type StoryPicture, widthsOf } from '../../../story/web/pictures.ts';

/** The width of a picture on the page, for `sizes`. */
export const PICTURE_SIZES = '(max-width: 56rem) 100vw, 50vw';

/**
 * Fetches all pictures of an open story at once and holds them, so that its pages can be turned without a wait, and
 * without a connection.
 */
export function useFetchedPictures(pictures: readonly StoryPicture[]): void {
  const held = useRef(new Map<string, HTMLImageElement>());
  useEffect(() => {
    for (const picture of pictures) {
      const { url } = picture;
      if (held.current.has(url)) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.onerror = () => held.current.delete(url);
      image.sizes = PICTURE_SIZES;
      image.srcset = widthsOf(picture) ?? '';
      image.src = url;
      held.current.set(url, image);
    }
  }, [pictures]);
}
