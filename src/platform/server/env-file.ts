import { readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';

const FILE = '.env';

/**
 * Reads `.env` of the working directory into the environment; variables that are set already win. Returns the names that
 * came from the file; none when there is no such file. @throws when the file cannot be read
 */
export function readEnvFile(): readonly string[] {
  try {
    const before = new Set(Object.keys(process.env));
    const names = Object.keys(parseEnv(readFileSync(FILE, 'utf8')));
    loadEnvFile(FILE);
    return names.filter((name) => !before.has(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Which of these settings are set, and from where: names only, because values may be secrets. */
export function settingsNotice(known: readonly string[], fromFile: readonly string[]): string {
  const set = known.filter((name) => process.env[name]);
  const ofFile = set.filter((name) => fromFile.includes(name));
  const ofEnvironment = set.filter((name) => !fromFile.includes(name));
  const unknown = fromFile.filter((name) => !known.includes(name));
  const lists = [
    ofFile.length > 0 && `from ${FILE}: ${ofFile.join(', ')}`,
    ofEnvironment.length > 0 && `from the environment: ${ofEnvironment.join(', ')}`,
  ].filter((list) => list !== false);
  return [
    `Settings ${lists.length > 0 ? lists.join('; ') : 'are the defaults'}.`,
    ...(unknown.length > 0 ? [`Not a setting of Storywren, in ${FILE}: ${unknown.join(', ')}.`] : []),
  ].join('\n');
}
