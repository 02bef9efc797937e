import { useState } from 'react';
import { PICTURE } from '../../../story/web/messages/story.ts';
import { type StoryPicture, widthsOf } from '../../../story/web/pictures.ts';

/** A picture of a shared story, or a note on why it is missing. */
export function Painting({ picture, eager = false }: { picture: StoryPicture; eager?: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="no-picture">{PICTURE.failed}</p>;
  return (
    <img
      className="painted"
      src={picture.url}
      srcSet={widthsOf(picture)}
      sizes="(max-width: 40rem) 92vw, 34rem"
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      fetchPriority={eager ? 'auto' : 'low'}
      onError={() => setFailed(true)}
    />
  );
}
