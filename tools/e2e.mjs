// npm run test:e2e: builds, finds or installs a Chromium, and runs the end-to-end tests; arguments after `--` are passed to Playwright.
import { build, install, ROOT, requireNode, run } from './prepare.mjs';

requireNode();
install();
build();
const { findChromium } = await import('./chromium.mjs');
run(process.execPath, [`${ROOT}/node_modules/@playwright/test/cli.js`, 'test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium(),
});
