import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../../platform/server/config.ts';
import { FolderInUseError } from '../../../platform/server/folder-lock.ts';
import { BackupError, sentenceOf } from './backup-error.ts';
import { backupHouse } from './backup-house.ts';
import { keyOf } from './keys.ts';
import { restoreHouse } from './restore-house.ts';
import { examine } from './verify.ts';
import { backupWords, examinedWords, restoredWords } from './words.ts';

const USAGE = `npm run backup [-- FILE] [--without-secrets]   everything of the house in one file
npm run verify -- FILE                         whether such a file can be relied on
npm run restore -- FILE [--replace]            puts it into the house of the settings`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

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
      bare: values['without-secrets'] === true,
    };
  } catch {
    throw new BackupError(USAGE);
  }
}

async function main(): Promise<void> {
  const { command, file, replace, bare } = argumentsOf(process.argv.slice(2));
  const config = readConfig(process.env);
  if (command === 'backup')
    return say(backupWords(await backupHouse(config, { file: file || undefined, withSecrets: !bare })));
  if (command === 'restore') return say(restoredWords(await restoreHouse(config, file, { replace })));
  if (command !== 'verify') throw new BackupError(USAGE);
  const examined = await examine(file, await keyOf(config));
  await examined.close();
  say(examinedWords(examined));
  if (examined.problems.length > 0) process.exitCode = 1;
}

// Whatever is at hand is removed when the process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main().catch((error: unknown) => {
  const isKnown = [BackupError, ConfigError, FolderInUseError].some((kind) => error instanceof kind);
  process.stderr.write(`${isKnown && error instanceof Error ? error.message : sentenceOf(error)}\n`);
  process.exitCode = 1;
});
