import { withWidth } from '../pictures.ts';

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
        <img src="/pictures/lamp.webp" width="640" height="640" alt="A bedside lamp and an open book." />
        <figcaption>
          {painting ? 'The painter has the first picture on the easel' : 'The words come first, by lamplight'}
        </figcaption>
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
        alt={`Number ${count} of four for your story, just painted.`}
      />
      <figcaption>
        {complete ? 'All four pictures are dry' : `Picture ${count} of ${PICTURES}, still wet`}
      </figcaption>
    </figure>
  );
}
