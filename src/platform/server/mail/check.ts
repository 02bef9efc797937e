import { ConfigError, readConfig } from '../config.ts';
import { readEnvFile } from '../env-file.ts';
import { checkMail } from './check-mail.ts';

/** npm run mail:check [-- ADDRESS]: whether mail can be sent, in a sentence. Exit code 0 when it can. */
async function main(): Promise<void> {
  readEnvFile();
  // Only what a mail needs: other settings may be wrong, or not there yet.
  const { SMTP_URL, MAIL_FROM } = process.env;
  const config = readConfig({ SMTP_URL, MAIL_FROM });
  const { works, sentence } = await checkMail(config, process.argv[2]);
  process.stdout.write(`${sentence}\n`);
  process.exitCode = works ? 0 : 1;
}

await main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
