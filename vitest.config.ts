import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: 'tools/testing/template.ts',
    // One database is opened for each worker and used by all of its files.
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    // A busy machine may make a test late once; one that fails twice has found something.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
