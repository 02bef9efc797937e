import { HARMLESS_WORD } from '../clauses/hits.ts';
import { narratorAt } from '../clauses/narrator.ts';
import type { Prompt } from '../clauses/prompt.ts';
import { isPast, type Stance, stanceOf } from '../clauses/stance.ts';
import type { Hit } from '../language/words.ts';
import type { Idea } from '../vocabulary/all.ts';
import { type Harm, REQUESTED } from './harm.ts';

/** “Her” and “you” stand for somebody only where no noun follows: “kills her” but not “hangs up her coat”. */
const AFTER_OBJECT = new Set(
  '. , and with in on to at from until slowly by because before when for so or if but after then off out all again down'.split(
    ' ',
  ),
);

const isSomebody = (words: readonly string[], { from, to }: Hit): boolean =>
  words[from] !== 'her' || words[to + 1] === undefined || AFTER_OBJECT.has(words[to + 1] ?? '');

/** “Shooting hoops with Dad”: who is there is not whom it is done to. */
const isCompany = (words: readonly string[], { from }: Hit): boolean =>
  [words[from - 1], words[from - 2]].some((word) => word === 'with' || word === 'like' || word === 'for');

const isSameSentence = (words: readonly string[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (words[at] === '.') return false;
  return true;
};

const placesOf = ({ hits }: Prompt, ideas: readonly Idea[]): Hit[] =>
  ideas.flatMap((idea) => hits.get(idea) ?? []);

/** What a harm needs around an act, or undefined where it is missing. */
function around(
  prompt: Prompt,
  harm: Harm,
  act: Hit,
  lists: readonly (readonly Hit[])[],
): readonly Hit[] | undefined {
  const needed: Hit[] = [];
  for (const [index, places] of lists.entries()) {
    const found = places.filter((hit) => {
      // “Sets the man on fire”: whom it is done to may stand inside.
      if (hit.from >= act.from && hit.to <= act.to)
        return index === 0 && harm.isVictim && hit.from > act.from && hit.to < act.to;
      const distance = hit.from > act.to ? hit.from - act.to : act.from - hit.to;
      if (distance > harm.gap || (harm.after && hit.from <= act.to)) return false;
      if (!isSameSentence(prompt.words, Math.min(hit.to, act.to), Math.max(hit.from, act.from))) return false;
      return !(index === 0 && harm.isVictim) || isVictim(prompt, act, hit);
    });
    const [nearest] = found.sort((a, b) => Math.abs(a.from - act.from) - Math.abs(b.from - act.from));
    if (!nearest) return undefined;
    needed.push(nearest);
  }
  return needed;
}

function isVictim(prompt: Prompt, act: Hit, hit: Hit): boolean {
  const { words } = prompt;
  if (hit.from <= act.to || !isSomebody(words, hit) || isCompany(words, hit)) return false;
  if (words.slice(act.to + 1, hit.from).includes(HARMLESS_WORD)) return false;
  return !placesOf(prompt, ['fantasy', 'self']).some(({ from, to }) => from > act.to && to <= hit.to);
}

const ATTRIBUTED: ReadonlySet<Stance> = new Set<Stance>(['reported', 'noticed', 'feared', 'opposed']);

/** Whether a prompt speaks of a harm in a way that asks for it. */
export function asksFor(prompt: Prompt, harm: Harm): boolean {
  if (harm.innocent.some((idea) => prompt.hits.has(idea))) return false;
  const lists = harm.near.map((ideas) => placesOf(prompt, ideas));
  if (lists.some((places) => places.length === 0)) return false;
  return placesOf(prompt, harm.act).some((act) => {
    const needed = around(prompt, harm, act, lists);
    if (!needed) return false;
    const own = stanceOf(prompt, act, needed);
    // “A boy brought a knife to school”: told as what happened.
    const hasHappened =
      (own === 'bare' || own === 'plotted') &&
      narratorAt(prompt, act.from) !== 'story' &&
      needed.some((hit) => hit.from < act.from && isPast(prompt.words, hit));
    const stance = hasHappened ? 'happened' : own;
    if (harm.only && !harm.only.includes(stance)) return false;
    if (
      stance === 'lived' &&
      needed.some((hit) => hit.from < act.from && REQUESTED.includes(stanceOf(prompt, hit, [act])))
    )
      return true;
    if (harm.unless.includes(stance)) return false;
    // “Two dads, and a boy says that is disgusting”: the contempt is somebody’s.
    return !(harm.isAttributed && needed.some((hit) => ATTRIBUTED.has(stanceOf(prompt, hit))));
  });
}
