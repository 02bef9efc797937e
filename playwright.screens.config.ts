import config from './playwright.config.ts';

export default { ...config, testMatch: '*.shots.ts', projects: [{ name: 'screens' }], workers: 1 };
