import type { RestoreResult } from './restore.ts';
import type { VerifyResult } from './verify.ts';
import type { BackupResult } from './write.ts';

/** How many problems are listed one by one. */
const MAX_LISTED = 20;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const missingPictures = (count: number) =>
  count === 0
    ? []
    : [`${counted(count, 'picture')} were already lost or damaged; “Fix Illustrations” repaints them.`];

/** Printed after a backup. */
export function backupMessage(made: BackupResult & { file: string; hasSecrets: boolean }): string {
  return [
    made.file,
    `${counted(made.rows, 'row')}, ${counted(made.pictures, 'picture')}, ${counted(Math.ceil(made.bytes / 1024), 'KB', 'KB')}.`,
    ...missingPictures(made.wanting),
    made.hasSecrets
      ? 'It contains children’s details and the key that decrypts them: keep it where no one else can read it.'
      : 'It doesn’t contain the key that decrypts children’s details. Keep SECRET_KEY or secrets.json somewhere else.',
  ].join('\n');
}

const tableCounts = (tables: Iterable<readonly [string, number]>) =>
  [...tables]
    .flatMap(([name, rows]) => (rows > 0 ? [`${name} ${rows.toLocaleString('en')}`] : []))
    .join(', ');

/** Printed after an archive was verified. */
export function verifyMessage({ manifest, problems, pictures, decrypted }: VerifyResult): string {
  const { madeAt, schema, tables, wanting } = manifest;
  const made = `Made ${madeAt.slice(0, 16).replace('T', ' ')} UTC, schema ${schema.name}.`;
  if (problems.length > 0)
    return [
      made,
      'This archive can’t be restored safely:',
      ...problems.slice(0, MAX_LISTED).map((problem) => `  ${problem}`),
      ...(problems.length > MAX_LISTED ? [`  … and ${problems.length - MAX_LISTED} more.`] : []),
    ].join('\n');
  return [
    made,
    `Rows: ${tableCounts(tables.map(({ name, rows }) => [name, rows])) || 'none'}.`,
    `Pictures: ${pictures.toLocaleString('en')}.`,
    ...missingPictures(wanting.length),
    decrypted === undefined
      ? 'Encrypted details: not checked, because the key is in neither the archive nor the settings.'
      : `Encrypted details: ${counted(decrypted, 'sample')} decrypted.`,
    'The credit ledger adds up. This archive is complete.',
  ].join('\n');
}

/** Printed after an archive was restored. */
export function restoreMessage({ tables, files, audit }: RestoreResult): string {
  return [
    `Restored: ${tableCounts(tables) || 'no rows'}; ${counted(files, 'file')}.`,
    audit.length === 0
      ? 'The credit ledger adds up.'
      : `The credit ledger doesn’t add up: ${audit.join(', ')}`,
  ].join('\n');
}
