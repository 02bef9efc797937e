import type { StoryRequest } from '../contract.ts';
import { type Corrections, corrected } from '../understanding/parent/corrections.ts';
import type { Understanding } from '../understanding/types.ts';
import { understand } from '../understanding/understand.ts';
import { hiddenPrompt } from './name/hidden-prompt.ts';

/** What is read of a request beside its prompt. */
export type ReadRequest = Pick<StoryRequest, 'prompt' | 'childName' | 'childIsHero' | 'corrections'> & {
  readonly traits: Pick<StoryRequest['traits'], 'gender'>;
};

/**
 * What the prompt says, as the parent corrected it, without the child’s name. Undefined where reading failed: a story can
 * be made without it, and the parent’s words must not reach a log with the error.
 */
export function understoodFrom(request: ReadRequest): Understanding | undefined {
  const childName = request.childName ?? '';
  try {
    const read = understand(hiddenPrompt(request.prompt, childName), request);
    return request.corrections ? corrected(read, hiddenCorrections(request.corrections, childName)) : read;
  } catch {
    return undefined;
  }
}

/** All that a parent wrote in corrections, to be checked as a prompt is. */
export function wordsIn({ thing, feeling, people = [] }: Corrections): string {
  return [thing?.colour, thing?.noun, feeling, ...people.flatMap(({ relation, name }) => [relation, name])]
    .filter(Boolean)
    .join('. ');
}

/** The child’s name is no more in a correction than in the prompt. */
function hiddenCorrections(corrections: Corrections, childName: string): Corrections {
  const { thing, feeling, people } = corrections;
  const hidden = (text: string) => hiddenPrompt(text, childName);
  return {
    ...corrections,
    ...(thing ? { thing: { ...thing, noun: hidden(thing.noun) } } : {}),
    ...(feeling ? { feeling: hidden(feeling) } : {}),
    ...(people
      ? {
          people: people.map((one) => ({
            ...one,
            relation: hidden(one.relation),
            ...(one.name ? { name: hidden(one.name) } : {}),
          })),
        }
      : {}),
  };
}
