import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { environmentSchema } from './environment.ts';

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

describe('readConfig', () => {
  it('lists exactly the environment variables of .env.example', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('configures an app on localhost from an empty environment', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      isLocal: true,
    });
  });

  it('treats an empty environment variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('reports all invalid environment variables in one error', () => {
    const problems = problemsOf({ PORT: 'no', SMTP_URL: 'mail.example', SECRET_KEY: 'short', ROLE: 'king' });
    for (const name of ['PORT', 'SMTP_URL', 'SECRET_KEY', 'ROLE']) expect(problems).toContain(`${name}: `);
  });

  it('names what is wrong by itself and what is wrong together in one error, each variable once', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      PORT: 'no',
      ALLOW_SANDBOX: 'perhaps',
      PUBLIC_URL: 'http://storywren.example',
      DATABASE_URL: 'postgres://localhost/x',
      MEDIA_URL: 's3:bucket',
      STRIPE_SECRET_KEY: 'secret',
    });
    const named = [...problems.matchAll(/^ {2}([A-Z_]+): \S/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([
      'ALLOW_SANDBOX',
      'MEDIA_URL',
      'PORT',
      'PUBLIC_URL',
      'SECRET_KEY',
      'SMTP_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(problems).not.toMatch(/Invalid|received/);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET_KEY'],
    [{ PUBLIC_URL: 'https://storywren.example' }, 'SMTP_URL'],
    [{ HOST: '0.0.0.0' }, 'SMTP_URL'],
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
  ])('rejects a combination of settings and names the variable: %o', (env, name) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toContain(`${name}: `);
  });

  it('accepts Stripe keys in production, and an ABN with spaces', () => {
    const config = readConfig({
      ...STRIPE,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://storywren.example',
      SMTP_URL: 'smtp://mail.example',
      SELLER_ABN: '51 824 753 556',
    });
    expect(config).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_x', SELLER_ABN: '51824753556' });
  });
});
