// npm run screens: builds, then takes screenshots of every page at three widths in both themes, into screens/.
import { build, install, ROOT, requireNode, run } from './prepare.mjs';

requireNode();
install();
build();
const { findChromium } = await import('./chromium.mjs');
run(
  process.execPath,
  [
    `${ROOT}/node_modules/@playwright/test/cli.js`,
    'test',
    '-c',
    'playwright.screens.config.ts',
    '--reporter=line',
    ...process.argv.slice(2),
  ],
  {
    CHROMIUM_PATH: findChromium(),
  },
);
