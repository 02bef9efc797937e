import sharp from 'sharp';
import type { Studio } from '../../../src/studio/studio.ts';

const SIDE = 1024;
let painted: Promise<Buffer> | undefined;

/** The studio with a painter that returns one plain picture at once, for tests to which the picture does not matter. */
export const withQuickPainter = (studio: Studio): Studio => ({
  ...studio,
  async paint(_commission, { brief }) {
    painted ??= sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#3f7f6b' } })
      .webp()
      .toBuffer();
    return { webp: await painted, width: SIDE, height: SIDE, alt: brief.alt, ms: 1, paintedBy: 'a test' };
  },
});
