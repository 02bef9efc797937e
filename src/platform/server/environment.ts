import { z } from 'zod';

const flag = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['0', 'false', 'off', 'no'],
  error: 'must be on or off',
});
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const PORTS = 'must be 0 to 65535';
const address = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => schemes.some((scheme) => value.startsWith(`${scheme}://`) && URL.canParse(value)), {
      message: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    });

/** Weights of the digits of an ABN; one is subtracted from the first digit. https://abr.business.gov.au/Help/AbnFormat */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

function isAbn(abn: string): boolean {
  if (!/^[1-9]\d{10}$/.test(abn)) return false;
  const sum = ABN_WEIGHTS.reduce<number>(
    (total, weight, n) => total + weight * (Number(abn[n]) - (n === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Every environment variable that the server reads. A test compares `.env.example` with this schema. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, PORTS)
    .max(65535, PORTS)
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: address('http', 'https').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  MEDIA_URL: address('s3').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'must be an address such as Storywren <hello@example.com>')
    .default('Storywren <hello@storywren.localhost>'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be a comma-separated list of email addresses'))),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_LIMITS: flag.default(true),
  ALLOW_SANDBOX: flag.default(false),
  SANDBOX_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(test|live)_\w+$/,
      'must be a key that starts with sk_test_, sk_live_, rk_test_ or rk_live_',
    )
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a key that starts with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
  STRIPE_API_URL: address('http', 'https').optional(),
  STRIPE_AUTOMATIC_TAX: flag.default(false),
  SELLER_ABN: z
    .string()
    .transform((abn) => abn.replace(/\s/g, ''))
    .refine(isAbn, 'must be an Australian Business Number: eleven digits that add up')
    .optional(),
  // Validated by the studio: see studio/models/providers/settings.ts.
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
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a Google Analytics 4 id that starts with G-')
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
