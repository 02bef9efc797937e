import { withWidth } from '../../../story/web/pictures.ts';
import { NEWEST_PICTURE } from '../messages/making.ts';

const PICTURES = 4;

interface WetPictureProps {
  pictures: readonly (string | undefined)[];
  complete: boolean;
  painting: boolean;
}

/** The newest picture, revealed from the left. Before the first one, a picture of a lamp and an open book. */
export function NewestPicture({ pictures, complete, painting }: WetPictureProps) {
  const count = pictures.filter(Boolean).length;
  const newest = pictures.findLast(Boolean);
  if (!newest) {
    return (
      <figure>
        <img src="/pictures/lamp.webp" width="640" height="640" alt={NEWEST_PICTURE.lamp} />
        <figcaption>{painting ? NEWEST_PICTURE.firstPicture : NEWEST_PICTURE.words}</figcaption>
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
        alt={NEWEST_PICTURE.alt(count)}
      />
      <figcaption>{complete ? NEWEST_PICTURE.allDry : NEWEST_PICTURE.wet(count, PICTURES)}</figcaption>
    </figure>
  );
}
