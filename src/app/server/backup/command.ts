import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../../platform/server/config.ts';
import { FolderInUseError } from '../../../platform/server/database/folder-lock.ts';
import { readEnvFile } from '../../../platform/server/env-file.ts';
import { backUpApp } from './backup.ts';
import { BackupError, sentenceOf } from './backup-error.ts';
import { keyOf } from './keys.ts';
import { backupMessage, restoreMessage, verifyMessage } from './messages.ts';
import { restoreApp } from './restore-app.ts';
import { verifyArchive } from './verify.ts';

const USAGE = `npm run backup [-- FILE] [--without-secrets]   saves all of the app’s data in one file
npm run verify -- FILE                         checks that a backup can be restored
npm run restore -- FILE [--replace]            restores it into the app that your settings name`;

const print = (text: string) => void process.stdout.write(`${text}\n`);

function argumentsOf(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, 'without-secrets': { type: 'boolean' } },
    });
    const [command, file, ...more] = positionals;
    const fits =
      more.length === 0 &&
      (command === 'backup' ? !values.replace : file !== undefined && !values['without-secrets']) &&
      (command !== 'verify' || !values.replace);
    if (!fits) throw new BackupError(USAGE);
    return {
      command,
      file: file ?? '',
      replace: values.replace === true,
      withoutSecrets: values['without-secrets'] === true,
    };
  } catch {
    throw new BackupError(USAGE);
  }
}

async function main(): Promise<void> {
  const { command, file, replace, withoutSecrets } = argumentsOf(process.argv.slice(2));
  readEnvFile();
  const config = readConfig(process.env);
  if (command === 'backup')
    return print(
      backupMessage(await backUpApp(config, { file: file || undefined, withSecrets: !withoutSecrets })),
    );
  if (command === 'restore') return print(restoreMessage(await restoreApp(config, file, { replace })));
  if (command !== 'verify') throw new BackupError(USAGE);
  const verified = await verifyArchive(file, await keyOf(config));
  await verified.close();
  print(verifyMessage(verified));
  if (verified.problems.length > 0) process.exitCode = 1;
}

// Temporary folders are removed when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main().catch((error: unknown) => {
  const isKnown = [BackupError, ConfigError, FolderInUseError].some((kind) => error instanceof kind);
  process.stderr.write(`${isKnown && error instanceof Error ? error.message : sentenceOf(error)}\n`);
  process.exitCode = 1;
});
