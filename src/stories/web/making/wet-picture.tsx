import { withWidth } from '../pictures.ts';
import { WET_PICTURE } from '../words/making.ts';

const PICTURES = 4;

interface WetPictureProps {
  pictures: readonly (string | undefined)[];
  complete: boolean;
  painting: boolean;
}

/** The newest picture, brushed in from the left. Before the first one there is a lamp and an open book. */
export function WetPicture({ pictures, complete, painting }: WetPictureProps) {
  const count = pictures.filter(Boolean).length;
  const newest = pictures.findLast(Boolean);
  if (!newest) {
    return (
      <figure>
        <img src="/pictures/lamp.webp" width="640" height="640" alt={WET_PICTURE.lamp} />
        <figcaption>{painting ? WET_PICTURE.easel : WET_PICTURE.words}</figcaption>
      </figure>
    );
  }
  return (
    <figure>
      <img
        key={newest}
        className="brushed"
        src={withWidth(newest, 640)}
        width="640"
        height="640"
        alt={WET_PICTURE.alt(count)}
      />
      <figcaption>{complete ? WET_PICTURE.allDry : WET_PICTURE.wet(count, PICTURES)}</figcaption>
    </figure>
  );
}
