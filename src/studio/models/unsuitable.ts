import { speaksOfDistress } from '../admit/distress.ts';
import { HELP_LINES } from '../admit/helplines.ts';
import type { Refusal } from '../admit/refusals.ts';
import { type Topic, topicsOf } from '../admit/topics.ts';
import type { Reading } from './reply.ts';

/** What families live through; of these our own rules know better than a model that is easily frightened. */
const WELCOME: readonly Topic[] = ['distress', 'body', 'loss', 'seen', 'unkind', 'substances'];

/**
 * The refusal of a wish in which the writing model itself finds harm: it reads other languages and veiled words, which
 * rules do not. Undefined when it finds none, and for the hard subjects that we welcome.
 */
export function refusalIn({ value }: Reading, prompt: string): Refusal | undefined {
  if (value.unsafe !== true) return undefined;
  const topics = topicsOf(prompt);
  if (WELCOME.some((topic) => topics.has(topic))) return undefined;
  return {
    code: 'STORY_REFUSED',
    sentence: 'We only tell stories that are good for children to hear, and this wish would not make one.',
    suggestion: 'Tell us what your child is going through or dreams of, and we will gladly write about that.',
    ...(speaksOfDistress(prompt) ? { helpLines: HELP_LINES } : {}),
  };
}
