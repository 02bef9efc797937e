import { HERO } from '../../studio/contract.ts';
import { nameHero } from '../../studio/words.ts';

/** A name of more words than these is said once in full, and by its first word from then on, as one does. */
const WORDS_SAID_IN_FULL = 2;

/** What the hero is called once the full name has been said. */
export function callName(name: string): string {
  const words = name.split(' ');
  return words.length > WORDS_SAID_IN_FULL ? (words[0] ?? name) : name;
}

/** Puts the hero's name into a page; the first page that names the hero introduces them by the full name. */
export function nameOnPage(text: string, name: string, introduces: boolean): string {
  const first = introduces ? text.replace(HERO, () => name) : text;
  return nameHero(first, callName(name));
}

/** The page that introduces the hero; -1 when no page names one. */
export const introducingPage = (pages: readonly { text: string }[]): number =>
  pages.findIndex((page) => page.text.includes(HERO));
