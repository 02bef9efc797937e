import { useState } from 'react';
import { PICTURE } from '../../../story/web/messages/story.ts';
import { type StoryPicture, widthsOf } from '../../../story/web/pictures.ts';
import { PICTURE_SIZES } from './fetched-pictures.ts';

/** The picture beside the text, or a note on why it is missing. */
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
        sizes={PICTURE_SIZES}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  );
}
