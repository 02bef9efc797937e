import path from 'node:path';
import { z } from 'zod';

/** A start that cannot go on because of its settings; the message is the whole list, ready to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const flag = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] });
const address = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}://`) && URL.canParse(value)), {
      message: `must be a URL that begins ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    });

/** Weights of the digits of an ABN; the first is lowered by one. https://abr.business.gov.au/Help/AbnFormat */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

function isAbn(abn: string): boolean {
  if (!/^[1-9]\d{10}$/.test(abn)) return false;
  const sum = ABN_WEIGHTS.reduce<number>(
    (total, weight, n) => total + weight * (Number(abn[n]) - (n === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Every variable that the server reads, with what it must look like. `.env.example` is held against this. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: address('http', 'https').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  MEDIA_URL: address('s3').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).default('Storywren <hello@storywren.localhost>'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be a comma list of e-mail addresses'))),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_LIMITS: flag.default(true),
  ALLOW_SANDBOX: flag.default(false),
  SANDBOX_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a key that begins sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a key that begins pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_URL: address('http', 'https').optional(),
  STRIPE_AUTOMATIC_TAX: flag.default(false),
  SELLER_ABN: z
    .string()
    .transform((abn) => abn.replace(/\s/g, ''))
    .refine(isAbn, 'must be an Australian Business Number: eleven digits that add up')
    .optional(),
  // What these mean, and whether they are right, is the studio's to say: see its models/settings.ts.
  AI_TEXT: z.string().optional(),
  AI_IMAGE: z.string().optional(),
  AI_MODERATION: z.string().optional(),
  AI_BASE_URL: address('http', 'https').optional(),
  AI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  AI_TIME_LIMIT: z.string().optional(),
  AI_SPENDING_CAP: z.string().optional(),
  AI_PRICES: z.string().optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a Google Analytics 4 id that begins G-')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.output<typeof environmentSchema>;

export interface Config extends Omit<Environment, 'PUBLIC_URL' | 'DATA_DIR'> {
  /** Where people find the house, without a slash at the end. */
  readonly PUBLIC_URL: string;
  /** Absolute. */
  readonly DATA_DIR: string;
  /** True when PUBLIC_URL points at this very machine. */
  readonly isLocal: boolean;
  /** True when people come over https: Secure cookies and HSTS. */
  readonly isSecure: boolean;
  /** Who takes the money: Stripe as soon as its keys are set. */
  readonly payments: 'stripe' | 'sandbox';
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the settings once. An empty variable counts as unset. `problemsOf` adds what a part of the house finds wrong
 * with its own settings.
 * @throws ConfigError with one readable list of everything that is wrong.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  problemsOf: (settings: Environment) => readonly string[] = () => [],
): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(present);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? 'settings'}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw listed(problems);

  const settings = parsed.data;
  const url = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  const isLocal = LOCAL_HOSTS.has(url.hostname);
  if (settings.DATABASE_URL && !settings.SECRET_KEY) {
    problems.push(
      'SECRET_KEY: is required with DATABASE_URL, so that every server reads the same sealed details',
    );
  }
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    problems.push('ROLE: web and worker need DATABASE_URL; the embedded database has room for one process');
  }
  if (settings.MEDIA_URL && !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY)) {
    problems.push('MEDIA_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  problems.push(...stripeProblems(settings), ...problemsOf(settings));
  if (settings.NODE_ENV === 'production') problems.push(...productionProblems(settings, url, isLocal));
  if (problems.length > 0) throw listed(problems);
  return {
    ...settings,
    PUBLIC_URL: url.origin + url.pathname.replace(/\/$/, ''),
    DATA_DIR: path.resolve(settings.DATA_DIR),
    isLocal,
    isSecure: url.protocol === 'https:',
    payments: settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
  };
}

function stripeProblems(settings: Environment): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const given = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (missing.length === Object.keys(given).length) return [];
  const problems = missing.map(([name]) => `${name}: is required when another STRIPE_ setting is there`);
  const modeOf = (key: string | undefined) => key?.split('_')[1];
  if (!missing.length && modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY))
    problems.push('STRIPE_PUBLISHABLE_KEY: is of another mode (test or live) than STRIPE_SECRET_KEY');
  return problems;
}

function productionProblems(settings: Environment, url: URL, isLocal: boolean): string[] {
  const problems: string[] = [];
  if (!settings.STRIPE_SECRET_KEY && !settings.ALLOW_SANDBOX) {
    problems.push(
      'ALLOW_SANDBOX: payments are a sandbox; set the STRIPE_ keys, or ALLOW_SANDBOX=1 to accept that in production',
    );
  }
  if (url.protocol !== 'https:' && !isLocal) problems.push('PUBLIC_URL: must be https in production');
  if (!settings.PUBLIC_URL) problems.push('PUBLIC_URL: is required in production');
  return problems;
}

function listed(problems: readonly string[]): ConfigError {
  return new ConfigError(
    ['Storywren cannot start. Please mend these settings:', ...problems.map((p) => `  ${p}`)].join('\n'),
  );
}
