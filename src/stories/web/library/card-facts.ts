import type { Card } from '../../library-contract.ts';

const THEMES_SHOWN = 3;
/** What is said of a story of which nothing more is known. */
const ANY_CHILD = 'Child';
const ANY_THEMES = ['Personalized', 'Adventure', 'Magic'];
const ANY_TIME = '5-8 min read';

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
  const known = themes.length > 0 ? themes : ANY_THEMES;
  const more = known.length - THEMES_SHOWN;
  const shown = known.slice(0, THEMES_SHOWN).join(', ');
  return [
    childName || childInTitle(title) || ANY_CHILD,
    more > 0 ? `${shown}, +${more} more` : shown,
    readTime || ANY_TIME,
  ].join(' · ');
}
