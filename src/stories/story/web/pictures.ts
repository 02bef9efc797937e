import type { ReadableStory } from '../contract.ts';
import { PICTURE } from './messages/story.ts';

/** A picture as the reader shows it. */
export interface StoryPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  /** Index of the page that it illustrates. */
  readonly page: number;
}

/** Width and height of the embedded painter's pictures. */
const SIDE = 1024;

/** The URL of a picture; undefined for URLs that are known to expire. */
export function usableUrl(url: string | null): string | undefined {
  // The storage of an image provider deletes its pictures after an hour.
  if (!url || /\.blob\.core\.windows\.net\//.test(url)) return undefined;
  return url.replace(/^\/?attached_assets\//, '/pictures/');
}

/** All pictures of a story in order; falls back to the illustration URLs when there are no picture details. */
export function picturesOf(story: ReadableStory, pageCount: number): readonly StoryPicture[] {
  const known = story.pictures.flatMap((picture) => {
    const url = usableUrl(picture.url);
    return url ? [{ ...picture, url }] : [];
  });
  if (known.length > 0) return known.sort((a, b) => a.page - b.page);
  const urls = story.illustrationUrls.length > 0 ? story.illustrationUrls : [story.imageUrl];
  return urls.flatMap((address, index) => {
    const url = usableUrl(address);
    const page = Math.floor((index * pageCount) / urls.length);
    const alt = PICTURE.alt(index + 1, urls.length, story.title);
    return url ? [{ url, alt, width: SIDE, height: SIDE, placeholder: null, page }] : [];
  });
}

/** The picture beside a page: the nearest at or before it, else the first one. */
export function pictureFor(pictures: readonly StoryPicture[], page: number): StoryPicture | undefined {
  return pictures.findLast((picture) => picture.page <= page) ?? pictures[0];
}

/** The URL of a smaller width; only the app's own media have widths. */
export function withWidth(url: string, width: 320 | 640): string {
  return url.startsWith('/media/') ? `${url}?w=${width}` : url;
}

/** All widths of a picture for `srcset`, where there are several. */
export function widthsOf({ url, width }: StoryPicture): string | undefined {
  if (!url.startsWith('/media/')) return undefined;
  return `${withWidth(url, 320)} 320w, ${withWidth(url, 640)} 640w, ${url} ${width}w`;
}
