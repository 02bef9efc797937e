import { ConfigError, readConfig } from '../../platform/server/config.ts';
import { FolderInUseError } from '../../platform/server/database/folder-lock.ts';
import { readEnvFile, settingsNotice } from '../../platform/server/env-file.ts';
import { environmentSchema } from '../../platform/server/environment.ts';
import { createLog } from '../../platform/server/log.ts';
import { modelSettings } from '../../studio/models/providers/settings.ts';
import { createApp } from './app.ts';

/** How long closing may take before the process is ended. */
const CLOSE_TIMEOUT_MS = 12_000;

/** With SMTP_URL unset in production; on an address that others can open, the settings are refused. */
const NO_MAIL = `
  WARNING: SMTP_URL is not set, so no mail is sent. Codes, links and receipts are only written to DATA_DIR/outbox.
  Set SMTP_URL, and try it with: npm run mail:check -- you@example.com

`;

try {
  const fromFile = readEnvFile();
  const config = readConfig(process.env, (settings) => modelSettings(settings).problems);
  const log = createLog(config.LOG_LEVEL);
  process.stdout.write(`${settingsNotice(Object.keys(environmentSchema.shape), fromFile)}\n`);
  if (config.NODE_ENV === 'production' && !config.SMTP_URL) process.stderr.write(NO_MAIL);
  const app = await createApp(config, log);
  const close = (signal: string) => {
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  // The process group and npm may both forward the signal; closing twice changes nothing.
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  await app.listen();
  process.stdout.write(`Storywren is open at ${config.PUBLIC_URL}\n`);
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUseError)
    process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    process.stderr.write(`Storywren can’t start: the port is in use. Set PORT to another one.\n`);
  } else process.stderr.write(`Storywren can’t start: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
