// Finds a Chromium for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const known = () =>
  [process.env.CHROMIUM_PATH, process.env.CHROME_PATH, chromium.executablePath(), ...USUAL_PATHS].find(
    (file) => file && existsSync(file),
  );

/** The path of a browser. As root on Debian installs the package, otherwise Playwright's own; exits with a message when neither works. */
export function findChromium() {
  const found = known() ?? installed();
  if (found) return found;
  console.error('No Chromium was found, and none could be installed. Please set CHROMIUM_PATH to one.');
  process.exit(1);
}

function installed() {
  console.log('No Chromium found: installing one…');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const steps = asRoot
    ? [
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
      ]
    : [['npx', ['playwright', 'install', 'chromium']]];
  for (const [command, args] of steps)
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return known();
}
