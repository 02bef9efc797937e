import type { Restored } from './restore.ts';
import type { Examined } from './verify.ts';
import type { Made } from './write.ts';

/** Most problems that are told one by one. */
const TOLD = 20;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const LOST = (count: number) =>
  count === 0
    ? []
    : [
        `${counted(count, 'picture')} had been lost or damaged in the house before; “Fix Illustrations” paints them again.`,
      ];

/** What is said when a backup was made. */
export function backupWords(made: Made & { file: string; hasSecrets: boolean }): string {
  return [
    made.file,
    `${counted(made.rows, 'row')}, ${counted(made.pictures, 'picture')}, ${counted(Math.ceil(made.bytes / 1024), 'KB', 'KB')}.`,
    ...LOST(made.wanting),
    made.hasSecrets
      ? 'It holds the details of children and the key that opens them: keep it where nobody else can read it.'
      : 'It does not hold the key that opens the details of children. Keep SECRET_KEY or secrets.json elsewhere.',
  ].join('\n');
}

const tableWords = (tables: Iterable<readonly [string, number]>) =>
  [...tables]
    .flatMap(([name, rows]) => (rows > 0 ? [`${name} ${rows.toLocaleString('en')}`] : []))
    .join(', ');

/** What is said of an archive that was looked through. */
export function examinedWords({ manifest, problems, pictures, opened }: Examined): string {
  const { madeAt, schema, tables, wanting } = manifest;
  const made = `Made ${madeAt.slice(0, 16).replace('T', ' ')} UTC, schema ${schema.name}.`;
  if (problems.length > 0)
    return [
      made,
      'This archive cannot be relied on:',
      ...problems.slice(0, TOLD).map((problem) => `  ${problem}`),
      ...(problems.length > TOLD ? [`  … and ${problems.length - TOLD} more.`] : []),
    ].join('\n');
  return [
    made,
    `Rows: ${tableWords(tables.map(({ name, rows }) => [name, rows])) || 'none'}.`,
    `Pictures: ${pictures.toLocaleString('en')}.`,
    ...LOST(wanting.length),
    opened === undefined
      ? 'Sealed details: not tried, the key is neither in the archive nor in the settings.'
      : `Sealed details: ${counted(opened, 'sample')} opened.`,
    'The books are right. This archive is whole.',
  ].join('\n');
}

/** What is said when an archive was restored. */
export function restoredWords({ tables, files, audit }: Restored): string {
  return [
    `Back again: ${tableWords(tables) || 'no rows'}; ${counted(files, 'file')}.`,
    audit.length === 0 ? 'The books are right.' : `The books are wrong: ${audit.join(', ')}`,
  ].join('\n');
}
