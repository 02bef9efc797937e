import { thing } from '../things.ts';
import type { Thing } from '../types.ts';
import { chancesOf } from './linear.ts';
import { modelOf } from './models.ts';
import { type Candidate, candidatesOf } from './thing-candidates.ts';

/** Most nouns of a prompt are beside the point, so that even the right one is seldom likelier than not. */
export const LEAST_THING = 0.02;
/** What a child loves is named with fewer words around it. */
const LEAST_LOVED = 0.006;

/** The thing that the story has to have in it; undefined where none is likely. `people` are names, which are no things. */
export function likeliestThing(
  text: string,
  people: ReadonlySet<string>,
  shape: string,
  situation: string,
): Thing | undefined {
  const model = modelOf('things');
  const [best] = candidatesOf(text, shape, situation)
    .filter(({ head }) => !people.has(head))
    .map((candidate) => ({
      candidate,
      chance: chancesOf(candidate.features, model).find(({ label }) => label === 'yes')?.chance ?? 0,
    }))
    .sort((one, other) => other.chance - one.chance);
  return best && best.chance >= (shape === 'pure-joy' ? LEAST_LOVED : LEAST_THING)
    ? thingOf(best.candidate)
    : undefined;
}

function thingOf({ head, nouns, colour, isPlural }: Candidate): Thing {
  const { noun, ...rest } = thing(head, colour, isPlural);
  return { noun: [...nouns.slice(0, -1), noun].join(' '), ...rest };
}
