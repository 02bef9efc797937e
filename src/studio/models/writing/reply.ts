import { parsePartialJson } from 'ai';

/** What was parsed from a partial or cut-off answer: everything up to the last closing brace. */
export interface Reading {
  readonly value: Readonly<Record<string, unknown>>;
  /** Whether the answer is complete. */
  readonly whole: boolean;
  /** Whether the plan in it is complete, because the pages have begun. */
  readonly planned: boolean;
}

/**
 * Parses a JSON object in an answer, also when it is in a code fence, surrounded by text or incomplete. Undefined when
 * there is none yet.
 */
export async function readReply(text: string): Promise<Reading | undefined> {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  const { value, state } = await parsePartialJson(text.slice(start, end + 1));
  if (!isObject(value)) return undefined;
  const whole = state === 'successful-parse';
  return { value, whole, planned: whole || /"(?:pages|outline)"\s*:\s*\[/.test(text) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The finished pages of an answer, up to the first empty one. */
export function pagesIn({ value }: Reading): string[] {
  const pages = Array.isArray(value.pages) ? value.pages : [];
  const texts = pages.map((page: unknown) => {
    const text = isObject(page) ? page.text : page;
    return typeof text === 'string' ? text.trim() : '';
  });
  const gap = texts.indexOf('');
  return gap < 0 ? texts : texts.slice(0, gap);
}
