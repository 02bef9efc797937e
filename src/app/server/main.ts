import { ConfigError, readConfig } from '../../platform/server/config.ts';
import { FolderInUseError } from '../../platform/server/folder-lock.ts';
import { createLog } from '../../platform/server/log.ts';
import { modelSettings } from '../../studio/models/settings.ts';
import { openHouse } from './house.ts';

/** Longest that closing may take; whatever hangs then is cut off. */
const LAST_CALL = 12_000;

try {
  const config = readConfig(process.env, (settings) => modelSettings(settings).problems);
  const log = createLog(config.LOG_LEVEL);
  const house = await openHouse(config, log);
  const close = (signal: string) => {
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), LAST_CALL).unref();
    house.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing went wrong');
        process.exit(1);
      },
    );
  };
  // The group and npm may both pass the signal on: the second changes nothing.
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  await house.listen();
  process.stdout.write(`Storywren is open at ${config.PUBLIC_URL}\n`);
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUseError)
    process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    process.stderr.write(`Storywren cannot start: the port is in use. Set PORT to another one.\n`);
  } else process.stderr.write(`Storywren cannot start: ${said(error)}\n`);
  process.exit(1);
}

function said(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
