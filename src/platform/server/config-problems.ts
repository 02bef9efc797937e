import type { Environment } from './environment.ts';

/** Whether a host name is this machine's own. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/** Problems of settings that are right by themselves, and wrong together. Each begins with the name of a variable. */
export function combinedProblems(settings: Environment, url: URL, isLocal: boolean): string[] {
  const problems: string[] = [];
  if (settings.DATABASE_URL && !settings.SECRET_KEY) {
    problems.push(
      'SECRET_KEY: is required with DATABASE_URL, so that every server can decrypt the same details',
    );
  }
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    problems.push('ROLE: web and worker need DATABASE_URL; the embedded database allows only one process');
  }
  if (settings.MEDIA_URL && !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY)) {
    problems.push('MEDIA_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  problems.push(...stripeProblems(settings));
  // Where strangers can join, a code that is written into a file reaches nobody.
  if (!settings.SMTP_URL && !(isLocal && isLoopback(settings.HOST))) {
    problems.push(
      'SMTP_URL: is required when others than this machine can open Storywren, or no mail would be sent',
    );
  }
  if (settings.NODE_ENV === 'production') problems.push(...productionProblems(settings, url, isLocal));
  return problems;
}

function stripeProblems(settings: Environment): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const given = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (missing.length === Object.keys(given).length) return [];
  const problems = missing.map(([name]) => `${name}: is required when another STRIPE_ setting is set`);
  const modeOf = (key: string | undefined) => key?.split('_')[1];
  if (!missing.length && modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY))
    problems.push('STRIPE_PUBLISHABLE_KEY: is in a different mode (test or live) from STRIPE_SECRET_KEY');
  return problems;
}

function productionProblems(settings: Environment, url: URL, isLocal: boolean): string[] {
  const problems: string[] = [];
  if (!settings.STRIPE_SECRET_KEY && !settings.ALLOW_SANDBOX) {
    problems.push(
      'ALLOW_SANDBOX: payments are in the sandbox; set the STRIPE_ keys, or ALLOW_SANDBOX=1 to accept that in production',
    );
  }
  if (url.protocol !== 'https:' && !isLocal) problems.push('PUBLIC_URL: must be https in production');
  if (!settings.PUBLIC_URL) problems.push('PUBLIC_URL: is required in production');
  return problems;
}
