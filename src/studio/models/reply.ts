import { parsePartialJson } from 'ai';

/** What can be read of an answer that is still coming, or was cut off: everything up to the last closed brace. */
export interface Reading {
  readonly value: Readonly<Record<string, unknown>>;
  /** The answer has come to its end. */
  readonly whole: boolean;
  /** The plan in it is finished: what comes after it has begun. */
  readonly planned: boolean;
}

/**
 * Reads a JSON object out of an answer, also when it is fenced, has words around it, or has no end yet. Undefined while
 * nothing can be read.
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

/** The finished pages of an answer, up to the first that is empty. */
export function pagesIn({ value }: Reading): string[] {
  const pages = Array.isArray(value.pages) ? value.pages : [];
  const texts = pages.map((page: unknown) => {
    const text = isObject(page) ? page.text : page;
    return typeof text === 'string' ? text.trim() : '';
  });
  const gap = texts.indexOf('');
  return gap < 0 ? texts : texts.slice(0, gap);
}
