// The built server, as `dist/server/app/server/main.js` starts it, with a painter that returns one plain picture at once:
// for tests to which the picture does not matter. Nothing that is shipped imports this file.
import sharp from 'sharp';
import { createApp } from '../../dist/server/app/server/app.js';
import { readConfig } from '../../dist/server/platform/server/config.js';
import { createLog } from '../../dist/server/platform/server/log.js';
import { modelSettings, usesModels } from '../../dist/server/studio/models/providers/settings.js';
import { createStudio } from '../../dist/server/studio/studio.js';

const SIDE = 1024;
const webp = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#3f7f6b' } })
  .webp()
  .toBuffer();

const config = readConfig(process.env, (settings) => modelSettings(settings).problems);
const studio = createStudio(usesModels(config) ? modelSettings(config).settings : undefined);
const app = await createApp(config, createLog(config.LOG_LEVEL), {
  studio: {
    ...studio,
    paint: async (_commission, { brief }) => ({
      ...{ webp, width: SIDE, height: SIDE, alt: brief.alt, ms: 1 },
      paintedBy: 'embedded',
    }),
  },
});
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
await app.listen();
