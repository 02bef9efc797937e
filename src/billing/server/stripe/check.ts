import { readEnvFile } from '../../../platform/server/env-file.ts';
import { createLog } from '../../../platform/server/log.ts';
import { checkAccount, type Finding } from './account-check.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = {
  right: 'ok      ',
  missing: 'MISSING ',
  'by hand': 'by hand ',
};

/** Prints what is right and what is missing in the operator's Stripe account. Exit code 0 when nothing is missing. */
async function main(): Promise<void> {
  readEnvFile();
  const { env } = process;
  const findings = await checkAccount(
    {
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      apiUrl: env.STRIPE_API_URL,
      automaticTax: /^(1|true|on|yes)$/i.test(env.STRIPE_AUTOMATIC_TAX ?? ''),
      publicUrl: env.PUBLIC_URL ?? '',
      create: process.argv.includes('--create'),
    },
    createLog('silent'),
  );
  for (const { state, text } of findings) process.stdout.write(`${MARKS[state]} ${text}\n`);
  const lacking = findings.filter(({ state }) => state === 'missing').length;
  process.stdout.write(lacking ? `\n${lacking} to fix.\n` : '\nReady.\n');
  process.exitCode = lacking ? 1 : 0;
}

await main();
