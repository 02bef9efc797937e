import type { Hit } from '../language/words.ts';
import type { Prompt } from './prompt.ts';

/** Who a place in a prompt is about: the family, a story that is asked for, somebody who may be of a story, or nobody clear. */
export type Narrator = 'family' | 'story' | 'figure' | 'open';

const NAMED_BEFORE = new Set(['the', 'a', 'an', 'two', 'three', 'some', 'little', 'brave', 'young', 'old']);
/** The last hit that begins before a place. */
const lastBefore = (hits: readonly Hit[] | undefined, at: number): number =>
  (hits ?? []).reduce((last, { from }) => (from < at ? Math.max(last, from) : last), -1);

/** “A boy …”, “Two girls …”, “The brave boy …”: somebody of a story. */
const beginsWithFigure = (words: readonly string[]): boolean =>
  /^(?:a|an|two|three|four|some|the|kids|children|girls|boys|teens|teenagers|siblings)$/.test(
    words[0] ?? '',
  ) && words.slice(0, 5).some((word) => FIGURES.has(word));
const FIGURES = new Set(
  'boy boys girl girls child children kid kids toddler teen teenager teens man woman men women prince princess king queen hero heroine rabbit bunny bear fox mouse wizard witch fairy teacher friends siblings twins class old pupil student puppy kitten lamb duck'.split(
    ' ',
  ),
);
const isAtHome = (words: readonly string[], at: number): boolean =>
  /^(?:my|our|we|us|i)$/.test(words[at] ?? '') || /^(?:in|at|on)$/.test(words[at] ?? '');

/** Whether the family tells of itself at a place, a story is asked for, or neither is clear. */
export function narratorAt({ words, hits }: Prompt, at: number): Narrator {
  const [first = ''] = words;
  let story = lastBefore(hits.get('plot'), at);
  const close = [1, 2, 3].find((next) => words[at + next] === 'my' || words[at + next] === 'our');
  const own = (hits.get('real') ?? []).filter(
    // “His teacher” is somebody’s in the story where the story has begun.
    ({ from }) => !(story >= 0 && (words[from] === 'his' || words[from] === 'her')),
  );
  const family = Math.max(
    lastBefore(own, at + 1),
    close === undefined ? -1 : at + close,
    /^(?:he|she|his|her|child)$/.test(first) ? 0 : -1,
  );
  for (let place = Math.min(at, words.length) - 1; place > story; place--) {
    // “The mouse who learned …”: somebody of the story’s own.
    if (words[place] !== 'who' && words[place] !== 'whose') continue;
    const who = words.slice(Math.max(0, place - 4), place);
    if (who.some((word) => NAMED_BEFORE.has(word)) && !who.some((word) => word === 'my' || word === 'our'))
      story = place;
  }
  if (family < 0 && story < 0) return beginsWithFigure(words) ? 'figure' : 'open';
  if (story < 0 && beginsWithFigure(words) && !isAtHome(words, family)) return 'figure';
  return family > story ? 'family' : 'story';
}
