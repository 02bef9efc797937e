/** One line of the specification, and the tests that verify it. */
export interface Covered {
  readonly line: string;
  readonly proofs: readonly { readonly file: string; readonly title: string }[];
}

/** A document of the specification, as docs/spec-coverage.md lists it. */
export interface CoveredDocument {
  /** The document's file name. */
  readonly name: string;
  readonly rows: readonly Covered[];
}

/**
 * The lines of a specification that have content: no headings, no lines that are a bold label only, and of tables the
 * rows without their heads. A table's cells are separated by a middle dot.
 */
export function linesOf(specification: string): string[] {
  const lines = specification.split('\n');
  return lines
    .filter((line, n) => {
      if (line.trim() === '' || /^#+ /.test(line) || /^\*\*[^*]+\*\*$/.test(line.trim())) return false;
      return !isRule(line) && !isRule(lines[n + 1] ?? '');
    })
    .map(plain);
}

const isRule = (line: string) => /^\|[\s:|-]+\|$/.test(line.trim());

function plain(line: string): string {
  const text = line.trim();
  const cells = text.startsWith('|') ? text.replace(/^\||\|$/g, '').split('|') : [text];
  return cells
    .map((cell) => cell.trim())
    .join(' · ')
    .replace(/^(- |\d+\. )/, '')
    .replace(/\s+/g, ' ');
}

/** Reads docs/spec-coverage.md: a heading with the document's name in code, then rows of two cells. */
export function readCoverage(markdown: string): CoveredDocument[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      name: /`([^`]+)`/.exec(section)?.[1] ?? '',
      rows: section
        .split('\n')
        .filter((line, n, all) => line.startsWith('| ') && !isRule(line) && !isRule(all[n + 1] ?? ''))
        .map(readRow),
    }));
}

function readRow(row: string): Covered {
  const [line = '', proofs = ''] = row.slice(2, -2).split(' | ');
  return {
    line,
    proofs: [...proofs.matchAll(/`([^`]+)` (.+?)(?:<br>|$)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    })),
  };
}

/** The quoted messages and labels of a line, verbatim and split at placeholders. */
export function quotesIn(line: string): string[] {
  const quoted = [...line.matchAll(/"([^"]+)"|(?<![\p{L}\d])'((?:[^']|'(?=\p{L}))+)'/gu)];
  return quoted
    .map(([, double, single]) => double ?? single ?? '')
    .flatMap((words) => words.split(/\{\w+\}|\bN\b|\bX\b|\bY\b|: (?=[A-Z])/))
    .map(likeInTests)
    .filter((words) => /\p{L}{2}/u.test(words));
}

/** Normalizes text of tests and of the specification: one kind of apostrophe and space, and the product's name. */
export const likeInTests = (text: string) =>
  text
    .replaceAll('the product', 'Storywren')
    .replace(/\\?[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
