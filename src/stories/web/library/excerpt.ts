import { pagesOf } from '../paging.ts';

/** How much of a story a card tells. */
const LENGTH = 150;

/** The first words of a story, cut at a word. */
export function excerptOf(content: string): string {
  const text = pagesOf(content).flat().join(' ');
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH - 30)).replace(/[\s,.;:–—-]+$/, '')}…`;
}
