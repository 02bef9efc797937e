import { useDark } from '../../platform/web/theme.ts';

const DAY = {
  name: 'hero-day',
  alt: 'A child in a yellow jumper and a young fox walk hand in paw through a forest full of morning light.',
};
const NIGHT = { name: 'hero-night', alt: 'The same child and fox in the same forest, under the moon.' };

/** The large picture. The dark theme has a night version; only the visible one is loaded. */
export function HeroPicture() {
  const { name, alt } = useDark() ? NIGHT : DAY;
  return (
    <figure>
      <img
        key={name}
        src={`/pictures/${name}.webp`}
        srcSet={`/pictures/${name}-s.webp 720w, /pictures/${name}.webp 1120w`}
        sizes="(max-width: 64rem) 100vw, 56vw"
        width="1120"
        height="900"
        alt={alt}
        fetchPriority="high"
      />
    </figure>
  );
}
