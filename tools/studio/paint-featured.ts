/** Paints the pictures of the featured stories into the web app's public folder: `npm run studio:featured`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { FEATURED_STORIES } from '../../src/studio/featured/stories.ts';
import { createPainter } from '../../src/studio/painter/painter.ts';

const FOLDER = new URL('../../src/app/web/public/pictures/featured/', import.meta.url);

await mkdir(FOLDER, { recursive: true });
const painter = createPainter();
for (const { id, briefs, traits, seed } of FEATURED_STORIES) {
  for (const brief of briefs) {
    const picture = await painter.paint({ brief, traits, seed });
    await writeFile(new URL(`${id}-${brief.beat}.webp`, FOLDER), picture.webp);
  }
}
await painter.close();
