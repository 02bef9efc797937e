import type { Card } from '../../library-contract.ts';
import { FACTS } from '../words/shelf.ts';

const THEMES_SHOWN = 3;

/** Whom the title names first: "Mia" of "Mia’s Boat" and of "Mia and the Fox". */
function childInTitle(title: string): string | undefined {
  return /^(.+?)(?:['’]s(?!\p{L})| and )/u.exec(title)?.[1]?.trim();
}

/** The line below a card’s words: the child, up to three themes, and how long it takes to read. */
export function factsOf({
  title,
  childName,
  themes,
  readTime,
}: Pick<Card, 'title' | 'childName' | 'themes' | 'readTime'>): string {
  const known = themes.length > 0 ? themes : FACTS.anyThemes;
  const more = known.length - THEMES_SHOWN;
  const shown = known.slice(0, THEMES_SHOWN).join(', ');
  return [
    childName || childInTitle(title) || FACTS.anyChild,
    more > 0 ? FACTS.moreThemes(shown, more) : shown,
    readTime || FACTS.anyTime,
  ].join(' · ');
}
