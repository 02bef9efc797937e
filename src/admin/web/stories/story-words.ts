import type { AdminStory } from '../../records-contract.ts';

function json(text: string): unknown {
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

/** The words of a story: pages of lines. Content is JSON with `pages` (texts, or objects with `text`), or plain text: one page. */
export function wordsIn(content: string): string[][] {
  const parsed = json(content);
  const pages = isRecord(parsed) && Array.isArray(parsed.pages) ? parsed.pages : undefined;
  const texts = pages
    ? pages
        .map((page: unknown) => (isRecord(page) ? page.text : page))
        .filter((text) => typeof text === 'string')
    : [content];
  return texts.map(linesIn).filter((lines) => lines.length > 0);
}

/** The addresses of a story's pictures; undefined when the text is no list of them. */
export function picturesIn(illustrationUrls: string): string[] | undefined {
  const parsed = json(illustrationUrls);
  if (!Array.isArray(parsed)) return undefined;
  return parsed.filter((url) => typeof url === 'string' && url !== '');
}

/** Who told it: our own storyteller, or the provider of a model. */
export function tellerOf({ writtenBy, provider }: Pick<AdminStory, 'writtenBy' | 'provider'>): string {
  if (writtenBy === 'embedded') return 'Own storyteller';
  return provider ?? 'Nobody yet';
}
