import { useState } from 'react';
import { type StoryPicture, widthsOf } from '../pictures.ts';
import { PICTURE } from '../words/story.ts';

/** A picture of a shared story, or a word on why there is none. */
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
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setFailed(true)}
    />
  );
}
