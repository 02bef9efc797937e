/** One line of the specification, and the tests that show that it is so. */
export interface Covered {
  readonly line: string;
  readonly proofs: readonly { readonly file: string; readonly title: string }[];
}

/** A document of the specification, as docs/spec-coverage.md tells it. */
export interface CoveredDocument {
  /** The document's file name. */
  readonly name: string;
  readonly rows: readonly Covered[];
}

/**
 * The lines of a specification that say something: no headings, no labels in bold alone, and of tables the rows without
 * their heads. A table's cells are parted by a middle dot.
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
    .map((part) => ({
      name: /`([^`]+)`/.exec(part)?.[1] ?? '',
      rows: part
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

/** What a line puts in quotation marks: messages and labels, to the letter; placeholders part them. */
export function quotesIn(line: string): string[] {
  const quoted = [...line.matchAll(/"([^"]+)"|(?<![\p{L}\d])'((?:[^']|'(?=\p{L}))+)'/gu)];
  return quoted
    .map(([, double, single]) => double ?? single ?? '')
    .flatMap((words) => words.split(/\{\w+\}|\bN\b|\bX\b|\bY\b|: (?=[A-Z])/))
    .map(likeInTests)
    .filter((words) => /\p{L}{2}/u.test(words));
}

/** Words as tests and the specification both have them: one kind of apostrophe and space, and the product by its name. */
export const likeInTests = (text: string) =>
  text
    .replaceAll('the product', 'Storywren')
    .replace(/\\?[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
