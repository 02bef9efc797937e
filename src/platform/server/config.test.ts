import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error instanceof Error && error.message);
  }
  return '';
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('the settings', () => {
  it('are all listed in .env.example, and nothing else is', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('need none: an empty environment is a house on localhost', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      isLocal: true,
    });
  });

  it('count as unset when they are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('are refused in one list that names each variable', () => {
    const problems = problemsOf({ PORT: 'no', SMTP_URL: 'mail.example', SECRET_KEY: 'short', ROLE: 'king' });
    for (const name of ['PORT', 'SMTP_URL', 'SECRET_KEY', 'ROLE']) expect(problems).toContain(`${name}: `);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET_KEY'],
    [{ ROLE: 'worker' }, 'ROLE'],
    [{ MEDIA_URL: 's3://bucket' }, 'MEDIA_URL'],
    [{ NODE_ENV: 'production' }, 'ALLOW_SANDBOX'],
    [{ NODE_ENV: 'production', ALLOW_SANDBOX: '1', PUBLIC_URL: 'http://storywren.example' }, 'PUBLIC_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_test' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ SELLER_ABN: '51 824 753 557' }, 'SELLER_ABN'],
    [{ GA_MEASUREMENT_ID: 'G-1' }, 'GA_MEASUREMENT_ID'],
  ])('that do not go together are named: %o', (env, name) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toContain(`${name}: `);
  });

  it('of Stripe make a production of it, and an ABN may be written with spaces', () => {
    const config = readConfig({
      ...STRIPE,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://storywren.example',
      SELLER_ABN: '51 824 753 556',
    });
    expect(config).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_x', SELLER_ABN: '51824753556' });
  });
});
