import { readPrompt } from './clauses/prompt.ts';
import { BODY_HARMS, SELF_HARMS } from './harms/body.ts';
import { CONDUCT_HARMS, FAMILY_HARMS } from './harms/conduct.ts';
import type { Danger } from './harms/dangers.ts';
import { asksFor } from './harms/find.ts';
import { type Harm, harm, REQUESTED } from './harms/harm.ts';
import { HATE_HARMS, VIOLENCE_HARMS } from './harms/violence.ts';
import { namesSomebody } from './language/real-names.ts';
import { readable } from './language/text.ts';
import { harmLikelihood, weights } from './likelihood/likelihood.ts';
import { isPromptInjection } from './steering.ts';

/** What somebody with a real name is not to be shown as. */
const DEFAMING: readonly Harm[] = [
  harm('defamation', ['insult'], [], { unless: ['feared', 'noticed', 'explained', 'opposed'] }),
  harm('violence', ['kill', 'assault', 'slain'], [], { only: [...REQUESTED, 'bare'] }),
];

const HARMS: readonly Harm[] = [
  ...SELF_HARMS,
  ...BODY_HARMS,
  ...HATE_HARMS,
  ...VIOLENCE_HARMS,
  ...CONDUCT_HARMS,
  ...FAMILY_HARMS,
];

/** Whether a child is named in a prompt. */
export const isAboutMinors = (text: string): boolean => readPrompt(text).hits.has('minor');

/** Below these log-odds a prompt is so much like those of families that a rule is mistaken. */
const GOOD_FAITH = -1;

/** Of a prompt of fewer words than this little is known, and more is asked for. */
const FEW_WORDS = 10;
const THRESHOLD_OF_FEW = 1.5;

/**
 * The danger in a prompt, or undefined: what the rules name, unless everything else in it speaks of a family that asks in
 * good faith; and what is asked for as harmful things usually are, though no rule names it.
 */
export function dangerOfPrompt(text: string): Danger | undefined {
  const named = dangerByRules(text);
  if (named === 'steering') return named;
  const odds = harmLikelihood(text);
  if (named && odds > GOOD_FAITH) return named;
  const isShort = text.trim().split(/\s+/).length < FEW_WORDS;
  return odds > (isShort ? THRESHOLD_OF_FEW : weights().threshold) ? 'unfit' : undefined;
}

/** The danger that a rule names. What excuses an act is only what governs it. */
export function dangerByRules(text: string): Danger | undefined {
  if (isPromptInjection(readable(text)) || isPromptInjection(text.toLowerCase())) return 'steering';
  const prompt = readPrompt(text);
  const found = HARMS.find((harm) => asksFor(prompt, harm));
  if (found) return found.danger;
  return namesSomebody(text) && DEFAMING.some((harm) => asksFor(prompt, harm)) ? 'defamation' : undefined;
}
