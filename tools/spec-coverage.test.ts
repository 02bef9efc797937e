import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Covered, likeInTests, linesOf, quotesIn, readCoverage } from './testing/spec-coverage.ts';
import { missingAddresses, missingNumbers, sharedWords } from './testing/spec-words.ts';
import { textOfTest } from './testing/test-bodies.ts';

const markdown = readFileSync('docs/spec-coverage.md', 'utf8');
const documents = readCoverage(markdown);
const rows = documents.flatMap((document) => document.rows);
/** The folder of the specification, if available; it is not part of the product. */
const SPEC_DIR = process.env.SPEC_DIR;

/** Lines whose tests say the same in words of their own, or that are about the specification itself. */
const IN_OTHER_WORDS = [
  'One modal with three modes, which cannot be dismissed by clicking outside.',
  'It opens in an initial mode, default register.',
  'It has open and close controls and holds a redirect-after-login target, which closing clears.',
  '**User session.** The user object comes from the me response field user.',
  'Otherwise the user is set to none.',
  'Loading is then cleared.',
  'Confirm payment without a redirect unless one is needed.',
  'The email is trimmed and lower-cased before sending.',
  'The logo store call is made when no logo exists and none is loading or errored, once per mount.',
  'No other roles are shown in the session. Server-side enforcement is not shown.',
  'Premium payment callback delay: about 100 ms.',
  'Route table for the areas in this document:',
  'How admin status is decided: ',
  'Analytics for share, favourite and PDF events: names and payloads not shown here.',
  'Server behaviour behind all calls, and the shape of success responses not listed above: not shown.',
];
/** The least share of a line's words in its tests. */
const LEAST_SHARED = 0.3;

type Proof = Covered['proofs'][number];

const cached = <T>(make: (key: string) => T) => {
  const known = new Map<string, T>();
  return (key: string): T => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const sourceOf = cached((file) => readFileSync(file, 'utf8'));
/** The shared test modules that a file imports, and those that they import. */
const importsOf: (file: string) => readonly string[] = cached((file) => {
  const own = [...sourceOf(file).matchAll(/from '(\.[^']*\/?[^']+\.ts)'/g)]
    .map(([, from = '']) => path.join(path.dirname(file), from))
    .filter((from) => /^(e2e|tools\/testing)\//.test(from) && existsSync(from));
  return [...new Set([...own, ...own.flatMap(importsOf)])];
});

const bodies = new Map<string, string | undefined>();
/** The title and the text of a test, with the helpers of its file; undefined when there is no such test. */
function bodyOf({ file, title }: Proof): string | undefined {
  const key = `${file} ${title}`;
  if (bodies.has(key)) return bodies.get(key);
  const wanted = likeInTests(title);
  // A file may take its tests from a shared module.
  const body = [file, ...(existsSync(file) ? importsOf(file) : [])]
    .filter((at) => existsSync(at))
    .map((at) => textOfTest(at, sourceOf(at), (own) => likeInTests(own).startsWith(wanted)))
    .find((text) => text !== undefined);
  bodies.set(key, body && `${title}\n${body}`);
  return bodies.get(key);
}

const importedBy = cached((file) => importsOf(file).map(sourceOf).join('\n'));

/** What speaks against these tests showing this line: words and numbers that they lack, and that they are about something else. */
function doubtsOf({ line, proofs }: Covered): string[] {
  const own = proofs.map((proof) => bodyOf(proof) ?? '');
  const whole = own.map((text, n) => `${text}\n${importedBy(proofs[n]?.file ?? '')}`);
  const readable = whole.map(likeInTests);
  const isExcepted = IN_OTHER_WORDS.some((beginning) => line.startsWith(beginning));
  return [
    ...quotesIn(line).filter((words) => !readable.some((text) => text.includes(words))),
    ...missingNumbers(line, whole),
    ...missingAddresses(line, whole),
    ...(isExcepted || sharedWords(line, own) >= LEAST_SHARED ? [] : ['about something else']),
  ];
}

describe('spec-coverage.md', () => {
  it('lists a test for every line of the specification', () => {
    expect(documents.map(({ name }) => name)).toEqual([
      '1-accounts-plans-create-read.md',
      '2-library-share-content-admin.md',
    ]);
    expect(rows.filter(({ proofs }) => proofs.length === 0).map(({ line }) => line)).toEqual([]);
  });

  it('names only existing tests', () => {
    const gone = rows
      .flatMap(({ proofs }) => proofs)
      .filter((proof) => bodyOf(proof) === undefined)
      .map(({ file, title }) => `${file} ${title}`);
    expect([...new Set(gone)]).toEqual([]);
  });

  it('names tests that hold the quoted words, numbers and addresses of their line, and are about it', () => {
    const doubtful = rows.flatMap((row) => doubtsOf(row).map((doubt) => `${doubt}    in: ${row.line}`));
    expect(doubtful).toEqual([]);
    const lines = rows.map(({ line }) => line);
    expect(IN_OTHER_WORDS.filter((words) => !lines.some((line) => line.startsWith(words)))).toEqual([]);
  });

  it('rejects most lines that name the tests of another line', () => {
    const swapped = rows.map(({ line }, n) => ({
      line,
      proofs: rows[(n + Math.floor(rows.length / 2)) % rows.length]?.proofs ?? [],
    }));
    const rejected = swapped.filter((row) => doubtsOf(row).length > 0);
    expect(rejected.length / rows.length).toBeGreaterThan(0.7);
  });

  it.each(documents.map(({ name, rows }) => [name, rows] as const))(
    'contains every line of %s unchanged',
    (name, rows) => {
      const sum = createHash('sha256')
        .update(rows.map(({ line }) => line).join('\n'))
        .digest('hex');
      expect(markdown).toContain(`\`${name}\` (${rows.length} lines, sha256 ${sum})`);
    },
  );

  it.skipIf(!SPEC_DIR).each(documents.map(({ name, rows }) => [name, rows] as const))(
    'matches the specification %s line by line',
    (name, rows) => {
      const specified = linesOf(readFileSync(path.join(SPEC_DIR ?? '', name), 'utf8'));
      expect(rows.map(({ line }) => line)).toEqual(specified);
    },
  );
});
