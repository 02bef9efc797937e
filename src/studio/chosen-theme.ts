import type { Theme } from './content/en/themes.ts';
import { THEME_LENSES } from './content/en/themes.ts';
import { THEMES } from './contract.ts';
import { randomFrom } from './random.ts';

/** The lenses in the order in which their words are looked for. */
const LENSES = [...THEME_LENSES].sort((a, b) => a.precedence - b.precedence);
const SPECIFIC = LENSES.filter((lens) => 'isSpecific' in lens);

/** The first of these themes whose words the text contains. */
const namedIn = (text: string, lenses: typeof LENSES): Theme | undefined =>
  lenses.find(({ words }) => words.test(text))?.id;

/** Chooses a theme: the requested one or the nearest to it, then one that the prompt mentions, then a random one by the seed. */
export function themeOf(favourite: string | undefined, prompt: string, seed: string): Theme {
  const wanted = favourite?.trim().toLowerCase() ?? '';
  const listed = THEMES.find((theme) => theme === wanted || theme === `${wanted}s` || `${theme}s` === wanted);
  if (listed !== undefined) return listed;
  const named = wanted === '' ? undefined : namedIn(wanted, LENSES);
  if (named !== undefined) return named;
  const mentioned = namedIn(prompt, SPECIFIC);
  return mentioned ?? randomFrom(`${seed}|theme`).pick(THEMES);
}
