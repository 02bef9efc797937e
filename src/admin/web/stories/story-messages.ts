import type { AdminStory } from '../../records-contract.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The text of a story, as pages of lines. Content is JSON with `pages` (strings, or objects with `text`), or plain text for one page. */
export function wordsIn(content: string): string[][] {
  const parsed = parseJson(content);
  const pages = isRecord(parsed) && Array.isArray(parsed.pages) ? parsed.pages : undefined;
  const texts = pages
    ? pages
        .map((page: unknown) => (isRecord(page) ? page.text : page))
        .filter((text) => typeof text === 'string')
    : [content];
  return texts.map(linesIn).filter((lines) => lines.length > 0);
}

/** The URLs of a story's pictures; undefined when the text is not a JSON list. */
export function picturesIn(illustrationUrls: string): string[] | undefined {
  const parsed = parseJson(illustrationUrls);
  if (!Array.isArray(parsed)) return undefined;
  return parsed.filter((url) => typeof url === 'string' && url !== '');
}

/** The storyteller: the embedded one, or the provider of a model. */
export function storytellerOf({ writtenBy, provider }: Pick<AdminStory, 'writtenBy' | 'provider'>): string {
  if (writtenBy === 'embedded') return 'Own storyteller';
  return provider ?? 'Nobody yet';
}
