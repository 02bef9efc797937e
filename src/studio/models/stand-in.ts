import type { Commission } from '../admit.ts';
import { HERO } from '../contract.ts';
import { randomFrom } from '../random.ts';
import { typeset } from './writing/typeset.ts';

/** Names that do not occur as words in a story, so that each occurrence is the hero. */
const NAMES = {
  girl: ['Saoirse', 'Leilani', 'Zofia', 'Thandeka', 'Anneliese', 'Priyanka', 'Marisol', 'Yuki'],
  boy: ['Cormac', 'Mateo', 'Janek', 'Sipho', 'Anders', 'Rohan', 'Tavita', 'Kenji'],
  either: ['Kiran', 'Noa', 'Akira', 'Themba', 'Ezri', 'Jaya', 'Tamsin', 'Emeka'],
} as const;

/**
 * The hero's name in prompts. For the parent's child it is a stand-in that does not occur in the prompt; the child's
 * own name is inserted when a page is served.
 */
export function standInFor({ heroName, prompt, seed, traits }: Commission): string {
  if (heroName !== HERO) return heroName;
  const names = randomFrom(`${seed}|model`).shuffle(NAMES[traits.gender ?? 'either']);
  return names.find((name) => !new RegExp(`\\b${name}`, 'i').test(prompt)) ?? names[0] ?? 'Kiran';
}

/** Replaces the stand-in in a model's text with the hero's placeholder. */
export function withoutStandIn(text: string, standIn: string, heroName: string): string {
  if (standIn === heroName) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${standIn}(?![\\p{L}\\p{N}])`, 'gu'), heroName);
}

/** Normalises a page for storage: placeholder for the name, no markup, typographic quotation marks, one empty line between paragraphs. */
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
