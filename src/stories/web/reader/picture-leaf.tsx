import { useState } from 'react';
import { type StoryPicture, widthsOf } from '../pictures.ts';
import { PICTURE } from '../words/story.ts';

/** The picture beside the text, or a word on why there is none. */
export function PictureLeaf({ picture }: { picture: StoryPicture | undefined }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (!picture || state === 'failed') {
    return (
      <div className="leaf leaf-picture">
        <p className="no-picture">{picture ? PICTURE.failed : PICTURE.missing}</p>
      </div>
    );
  }
  return (
    <div className="leaf leaf-picture">
      {picture.placeholder && state === 'loading' && (
        <img
          className="painted blurred"
          src={picture.placeholder}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      )}
      <img
        className="painted"
        src={picture.url}
        srcSet={widthsOf(picture)}
        sizes="(max-width: 56rem) 100vw, 50vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  );
}
