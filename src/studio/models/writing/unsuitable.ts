import { showsDistress } from '../../admit/distress.ts';
import { HELP_LINES } from '../../admit/helplines.ts';
import type { Refusal } from '../../admit/refusals.ts';
import { type Topic, topicsOf } from '../../admit/topics.ts';
import type { Reading } from './reply.ts';

/** Hard topics for which the local rules decide and a model's verdict is ignored. */
const WELCOME: readonly Topic[] = ['distress', 'body', 'loss', 'seen', 'unkind', 'substances'];

/**
 * The refusal of a prompt that the writing model marked as unsafe: it understands other languages and veiled words,
 * which the rules do not. Undefined when it was not marked, and for the accepted hard topics.
 */
export function refusalIn({ value }: Reading, prompt: string): Refusal | undefined {
  if (value.unsafe !== true) return undefined;
  const topics = topicsOf(prompt);
  if (WELCOME.some((topic) => topics.has(topic))) return undefined;
  return {
    code: 'STORY_REFUSED',
    sentence: 'We only make stories that are good for children to hear, and this idea wouldn’t make one.',
    suggestion: 'Tell us what your child is going through or dreaming of, and we’ll gladly write about that.',
    ...(showsDistress(prompt) ? { helpLines: HELP_LINES } : {}),
  };
}
