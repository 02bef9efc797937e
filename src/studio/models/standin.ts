import type { Commission } from '../admit.ts';
import { HERO } from '../contract.ts';
import { randomFrom } from '../random.ts';
import { typeset } from './typeset.ts';

/** Names that are no words of a story, so that each place where one stands is the hero. */
const NAMES = {
  girl: ['Saoirse', 'Leilani', 'Zofia', 'Thandeka', 'Anneliese', 'Priyanka', 'Marisol', 'Yuki'],
  boy: ['Cormac', 'Mateo', 'Janek', 'Sipho', 'Anders', 'Rohan', 'Tavita', 'Kenji'],
  either: ['Kiran', 'Noa', 'Akira', 'Themba', 'Ezri', 'Jaya', 'Tamsin', 'Emeka'],
} as const;

/**
 * The name that a model knows the hero by. Where the hero is the child it is a stand-in that is not in the wish; the
 * child's own name is put in when a page is served.
 */
export function standInFor({ heroName, prompt, seed, traits }: Commission): string {
  if (heroName !== HERO) return heroName;
  const names = randomFrom(`${seed}|model`).shuffle(NAMES[traits.gender ?? 'either']);
  return names.find((name) => !new RegExp(`\\b${name}`, 'i').test(prompt)) ?? names[0] ?? 'Kiran';
}

/** A model's words with the hero's placeholder wherever its stand-in is. */
export function withoutStandIn(text: string, standIn: string, heroName: string): string {
  if (standIn === heroName) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${standIn}(?![\\p{L}\\p{N}])`, 'gu'), heroName);
}

/** A page as it is kept: the placeholder for the name, no markup, a book's quotation marks, paragraphs parted by one empty line. */
export function cleanPage(text: string, standIn: string, heroName: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/^#+\s+/gm, '')
    .replace(/\*+|_{2,}/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
  return typeset(withoutStandIn(plain, standIn, heroName));
}
