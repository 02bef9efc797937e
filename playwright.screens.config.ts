import config from './playwright.config.ts';

export default {
  ...config,
  testMatch: '*.shots.ts',
  projects: [{ name: 'screens', use: { painter: 'real' as const } }],
  workers: 1,
};
