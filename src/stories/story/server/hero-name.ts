import { HERO } from '../../../studio/contract.ts';
import { nameHero } from '../../../studio/words.ts';

/** A name of more words than this is used in full once, and by its first word from then on. */
const MAX_REPEATED_WORDS = 2;

/** The name of the hero after the full name has been introduced. */
export function callName(name: string): string {
  const words = name.split(' ');
  return words.length > MAX_REPEATED_WORDS ? (words[0] ?? name) : name;
}

/** Puts the hero's name into a page; the first page that names the hero introduces them by the full name. */
export function nameOnPage(text: string, name: string, introduces: boolean): string {
  const first = introduces ? text.replace(HERO, () => name) : text;
  return nameHero(first, callName(name));
}

/** The page that introduces the hero; -1 when no page names one. */
export const introducingPage = (pages: readonly { text: string }[]): number =>
  pages.findIndex((page) => page.text.includes(HERO));
