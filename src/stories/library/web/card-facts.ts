import type { Card } from '../contract.ts';
import { FACTS } from './messages/library.ts';

const THEMES_SHOWN = 3;

/** Capitalised words with which a title begins, and which are nobody's name: "The Loud One and the Little One". */
const NO_NAME =
  /^(?:an?|the|my|our|your|his|her|its|their|this|that|these|those|some|every|no|one|two|three|four|five|six|seven|how|what|when|where|who|why)(?!\p{L})/iu;

/** The name with which the title begins: "Mia" of "Mia’s Boat" and of "Mia and the Fox". */
function childInTitle(title: string): string | undefined {
  const start = /^(?!\p{Ll})(.+?)(?:['’]s(?!\p{L})| and )/u.exec(title)?.[1]?.trim();
  return start && !NO_NAME.test(start) ? start : undefined;
}

/** The line below a card’s text: the child, up to three themes, and the reading time. */
export function factsOf({
  title,
  childName,
  heroName,
  themes,
  readTime,
}: Pick<Card, 'title' | 'childName' | 'heroName' | 'themes' | 'readTime'>): string {
  const known = themes.length > 0 ? themes : FACTS.anyThemes;
  const more = known.length - THEMES_SHOWN;
  const shown = known.slice(0, THEMES_SHOWN).join(', ');
  return [
    childName || heroName || childInTitle(title) || FACTS.anyChild,
    more > 0 ? FACTS.moreThemes(shown, more) : shown,
    readTime || FACTS.anyTime,
  ].join(' · ');
}
