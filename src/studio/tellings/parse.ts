import { parse as parseYaml } from 'yaml';
import { frontMatter, type Row, type Telling, tableOf } from './telling.ts';

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const COMMENT = /<!--[\s\S]*?-->/g;
const PAGE_BREAK = /^---[ \t]*$/m;

/**
 * Reads a manuscript: YAML front matter, then pages parted by a line of three hyphens. Comments, such as the plan at the
 * end, are dropped.
 * @throws TypeError naming the manuscript and what is wrong with it.
 */
export function parseTelling(id: string, source: string): Telling {
  const [, front, body] = FRONT.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new TypeError(`${id} has no front matter`);
  const yaml = yamlOf(id, front);
  const head = frontMatter.safeParse(yaml);
  if (!head.success) {
    const issues = head.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new TypeError(`${id}: ${issues.join('; ')}`);
  }
  const pages = body
    .replace(COMMENT, '')
    .split(PAGE_BREAK)
    .map((page) => plain(page.trim()))
    .filter((page) => page !== '');
  for (const { page } of head.data.pictures)
    if (page > pages.length) throw new TypeError(`${id} has a picture on page ${page} of ${pages.length}`);
  return { id, head: head.data, tables: tablesIn(yaml), pages };
}

/** A page without Markdown: readers, voices and books have plain text, and a chapter’s title is a paragraph. */
const plain = (page: string): string => page.replace(/^#+ +/gm, '').replace(/\*+([^*\n]+)\*+/g, '$1');

function yamlOf(id: string, front: string): unknown {
  try {
    return parseYaml(front);
  } catch (error) {
    throw new TypeError(`${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The tables that a manuscript adds under names of its own. */
function tablesIn(yaml: unknown): Telling['tables'] {
  const own = Object.entries(yaml as Record<string, unknown>).filter(
    ([name]) => !(name in frontMatter.shape),
  );
  return Object.fromEntries(
    own.flatMap(([name, value]): [string, Readonly<Record<string, Row>>][] => {
      const table = tableOf(value);
      return table ? [[name, table]] : [];
    }),
  );
}
