import { defineConfig } from '@playwright/test';

const ALONE = ['**/model-crash.spec.ts', '**/speed.spec.ts', '**/real-voice.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/first-house.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 3,
  // A busy machine may make a test late once; one that fails twice has found something.
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'journeys', testIgnore: ALONE, fullyParallel: true },
    // The painter keeps both cores of a small machine busy: what measures time, or kills, is not disturbed.
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['journeys'] },
  ],
  use: {
    headless: true,
    // Emptied between tests, but warm: a new one costs as much processor time as many a test.
    reuseContext: true,
    locale: 'en-AU',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // A sandbox of its own is refused to root in a container, and shared memory is small there.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
