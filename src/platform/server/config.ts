import path from 'node:path';
import { combinedProblems, isLoopback } from './config-problems.ts';
import { type Environment, environmentSchema } from './environment.ts';

/** The settings are invalid; the message lists every problem, ready to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Config extends Omit<Environment, 'PUBLIC_URL' | 'DATA_DIR'> {
  /** The public address of the app, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /** Absolute. */
  readonly DATA_DIR: string;
  /** True when PUBLIC_URL is localhost. */
  readonly isLocal: boolean;
  /** True when PUBLIC_URL is https: enables Secure cookies and HSTS. */
  readonly isSecure: boolean;
  /** The payment provider: Stripe when its keys are set. */
  readonly payments: 'stripe' | 'sandbox';
}

/**
 * Reads and validates the settings. An empty variable counts as unset. `problemsOf` adds problems that a feature finds
 * in its own settings.
 * @throws ConfigError with a readable list of all problems.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  problemsOf: (settings: Environment) => readonly string[] = () => [],
): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { settings, problems } = parsed(present);
  const url = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  const isLocal = isLoopback(url.hostname);
  // All at once: nobody should have to start again for each problem.
  const invalid = new Set(problems.map(variableOf));
  for (const problem of [...combinedProblems(settings, url, isLocal), ...problemsOf(settings)])
    if (!invalid.has(variableOf(problem))) problems.push(problem);
  if (problems.length > 0) throw configError(problems);
  return {
    ...settings,
    PUBLIC_URL: url.origin + url.pathname.replace(/\/$/, ''),
    DATA_DIR: path.resolve(settings.DATA_DIR),
    isLocal,
    isSecure: url.protocol === 'https:',
    payments: settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
  };
}

/** Settings whose presence matters to others, even when their value is wrong. */
const PRESENT_ALL_THE_SAME = [
  'DATABASE_URL',
  'MEDIA_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AI_BASE_URL',
] as const;

/** The settings with the defaults in place of invalid ones, and a problem for each of these. */
function parsed(present: Readonly<Record<string, string | undefined>>): {
  settings: Environment;
  problems: string[];
} {
  const all = environmentSchema.safeParse(present);
  if (all.success) return { settings: all.data, problems: [] };
  const wrong = new Set(all.error.issues.map((issue) => String(issue.path[0])));
  const valid = Object.fromEntries(Object.entries(present).filter(([name]) => !wrong.has(name)));
  const raw = PRESENT_ALL_THE_SAME.filter((name) => wrong.has(name)).map((name) => [name, present[name]]);
  return {
    settings: { ...environmentSchema.parse(valid), ...Object.fromEntries(raw) },
    problems: all.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
  };
}

const variableOf = (problem: string) => problem.split(':', 1)[0];

function configError(problems: readonly string[]): ConfigError {
  return new ConfigError(
    ['Storywren can’t start. Please fix these settings:', ...problems.map((p) => `  ${p}`)].join('\n'),
  );
}
