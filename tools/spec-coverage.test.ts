import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { likeInTests, linesOf, quotesIn, readCoverage } from './testing/spec-coverage.ts';

const markdown = readFileSync('docs/spec-coverage.md', 'utf8');
const documents = readCoverage(markdown);
const rows = documents.flatMap((document) => document.rows);
/** Where the specification lies, where it does; it is not part of the product. */
const SPEC_DIR = process.env.SPEC_DIR;

/** The text of a test file, and of the modules of the tests that it imports: steps and ways that several share. */
const read = new Map<string, string>();
function textOf(file: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  const own = readFileSync(file, 'utf8');
  read.set(file, own);
  const steps = [...own.matchAll(/from '(\.[^']*\/?[^']+\.ts)'/g)]
    .map(([, from = '']) => path.join(path.dirname(file), from))
    .filter((from) => /^(e2e|tools\/testing)\//.test(from) && existsSync(from));
  const whole = likeInTests([own, ...steps.map(textOf)].join('\n'));
  read.set(file, whole);
  return whole;
}

const isTitleIn = (file: string, title: string) =>
  ["'", '"', '`'].some(
    (mark) => textOf(file).includes(`(${mark}${title}`) || textOf(file).includes(`( ${mark}${title}`),
  );

describe('the table of what shows the specification', () => {
  it('has a test for every line', () => {
    expect(documents.map(({ name }) => name)).toEqual([
      '1-accounts-plans-create-read.md',
      '2-library-share-content-admin.md',
    ]);
    expect(rows.filter(({ proofs }) => proofs.length === 0).map(({ line }) => line)).toEqual([]);
  });

  it('names only tests that there are', () => {
    const gone = rows
      .flatMap(({ proofs }) => proofs)
      .filter(({ file, title }) => !existsSync(file) || !isTitleIn(file, likeInTests(title)))
      .map(({ file, title }) => `${file} ${title}`);
    expect([...new Set(gone)]).toEqual([]);
  });

  it('leads for every message and label to a test that holds its words', () => {
    const missing = rows.flatMap(({ line, proofs }) => {
      const said = proofs.filter(({ file }) => existsSync(file)).map(({ file }) => textOf(file));
      return quotesIn(line)
        .filter((words) => !said.some((text) => text.includes(words)))
        .map((words) => `${words}    in: ${line}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(documents.map(({ name, rows }) => [name, rows] as const))(
    'has lost no line of %s since it was written',
    (name, rows) => {
      const sum = createHash('sha256')
        .update(rows.map(({ line }) => line).join('\n'))
        .digest('hex');
      expect(markdown).toContain(`\`${name}\` (${rows.length} lines, sha256 ${sum})`);
    },
  );

  it.skipIf(!SPEC_DIR).each(documents.map(({ name, rows }) => [name, rows] as const))(
    'has every line of %s, in its order and its words',
    (name, rows) => {
      const specified = linesOf(readFileSync(path.join(SPEC_DIR ?? '', name), 'utf8'));
      expect(rows.map(({ line }) => line)).toEqual(specified);
    },
  );
});
