import { defineConfig } from '@playwright/test';
import type { Painting } from './e2e/support/app.ts';

/** Files with servers of their own: started last, they would run on alone while the other workers idle. */
const OWN_SERVERS = ['**/stripe.spec.ts', '**/journey.spec.ts'];
/** Files that measure time and mostly wait: for a voice, and for the simulated latency of models. */
const TIMED = ['**/model-crash.spec.ts', '**/real-voice.spec.ts'];
/** The painter keeps both cores of a small machine busy. */
const ALONE = ['**/speed.spec.ts'];

export default defineConfig<object, Painting>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Pages wait for replies, fonts and frames: two cores have time for four.
  workers: 4,
  projects: [
    { name: 'own servers', testMatch: OWN_SERVERS, fullyParallel: true },
    { name: 'journeys', testIgnore: [...OWN_SERVERS, ...TIMED, ...ALONE], fullyParallel: true },
    {
      name: 'timed',
      testMatch: TIMED,
      workers: 2,
      dependencies: ['own servers', 'journeys'],
      use: { painter: 'real' },
    },
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      dependencies: ['timed'],
      use: { painter: 'real' },
    },
  ],
  use: {
    headless: true,
    // Emptied between tests: a new context costs as much processor time as many a test.
    reuseContext: true,
    locale: 'en-AU',
    // Animations cost processor time, and every click waits until its target stands still.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // A sandbox of its own is refused to root in a container, and shared memory is small there.
      // One process for all pages: most tests load few, and each further process costs a start.
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
        ...['--process-per-site', '--disable-site-isolation-trials', '--num-raster-threads=1'],
        '--disable-features=SpareRendererForSitePerProcess,OptimizationHints,Translate',
      ],
    },
  },
});
