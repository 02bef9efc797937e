import type { Commission } from '../admit.ts';
import { WORD_RANGES } from '../age-bands.ts';
import { check } from '../check.ts';
import { EMBEDDED } from '../contract.ts';
import { checkStyle } from '../embedded-style.ts';
import { randomFrom } from '../random.ts';
import { thingsIn } from '../reading/things.ts';
import { topicOf } from '../reading/topic.ts';
import { openingShare } from '../repetition.ts';
import { countWords } from '../words.ts';
import { bookOf } from './books.ts';
import { briefsFor } from './briefs.ts';
import { castOf, companionKind } from './cast.ts';
import { tidy } from './grammar.ts';
import type { Step } from './plot.ts';
import { titled, voiceOf } from './slots.ts';
import type { EmbeddedPlan } from './state.ts';
import { stateFor } from './state.ts';
import { speak } from './wording.ts';
import { worldOf } from './worlds.ts';
import { writeStory } from './write.ts';

const MOST_ATTEMPTS = 24;
const SCARVES = ['red', 'yellow', 'green', 'orange', 'striped', 'sky-blue', 'plum'] as const;

/**
 * Plans a story. The plan follows from the wish, the band, the structure, the theme and the seed, never from the
 * child's looks, gender or name. It is a plan whose text passes the writer's own checks; where chance makes one that
 * does not, the next derived seed is tried, and a matter of style gives way before a matter of substance.
 */
export function planStory(commission: Commission): EmbeddedPlan {
  let best: EmbeddedPlan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const plan = attemptPlan(commission, attempt);
    const fault = faultOf(commission, plan);
    if (fault === 0) return plan;
    if (fault < least) {
      best = plan;
      least = fault;
    }
  }
  return best ?? attemptPlan(commission, 0);
}

/**
 * 0 when the text is sound; a matter of substance weighs more than any matter of style. Judged with one and the same
 * pronoun for every child, so that no child's plan depends on it.
 */
function faultOf(asked: Commission, plan: EmbeddedPlan): number {
  const commission: Commission = { ...asked, traits: { gender: 'girl' } };
  const pages = writeStory(commission, plan);
  const names = plan.cast.map((character) => character.name);
  const hard = check(commission, { title: plan.title, pages }).length;
  const soft = checkStyle(commission, pages, names).length;
  return hard + soft === 0 ? 0 : 1000 * hard + 10 * soft + openingShare(pages);
}

/** Steps that a story can do without, the least missed first. */
const SPARE: readonly Step[] = ['want', 'depart', 'reward', 'low', 'back', 'keepsake3', 'doubt'];
/** Steps that tell of the things which a wish names. */
const KEPT: readonly Step[] = ['keepsake1', 'keepsake2', 'keepsake3'];
const COMFORTABLE = 0.95;

/** The plan of one attempt, with as little left out and as little pressed to be brief as keeps it inside the number of words. */
function attemptPlan(commission: Commission, attempt: number): EmbeddedPlan {
  const most = WORD_RANGES[commission.ageBand][1] * COMFORTABLE;
  let plan = planWithout(commission, attempt, [], 1);
  // Only the picture books are so near their limit.
  if (commission.ageBand !== '3-7') return plan;
  for (let count = 1; count <= SPARE.length && wordsOfPlan(commission, plan) > most; count += 1) {
    plan = planWithout(commission, attempt, SPARE.slice(0, count), 1);
  }
  for (const drawn of [2, 3, 6]) {
    if (wordsOfPlan(commission, plan) <= most) return plan;
    plan = planWithout(commission, attempt, SPARE, drawn);
  }
  return plan;
}

function wordsOfPlan(commission: Commission, plan: EmbeddedPlan): number {
  return countWords(
    writeStory(commission, plan)
      .map((page) => page.text)
      .join('\n\n'),
  );
}

function planWithout(
  commission: Commission,
  attempt: number,
  skipped: readonly Step[],
  drawn: number,
): EmbeddedPlan {
  const { prompt, ageBand, structure, theme, seed } = commission;
  const key = [seed, ageBand, structure, theme, prompt, attempt].join('|');
  const random = randomFrom(`${key}|plan`);
  const topic = bookOf(topicOf(prompt));
  const world = worldOf(theme);
  const found = stateFor(commission, topic, world, thingsIn(prompt), key, random);
  const nothingKept = found.things.length === 0 ? KEPT : [];
  const state = { ...found, drawn, skipped: [...skipped, ...nothingKept] };
  const companion = companionKind(state.pal);
  const voice = voiceOf(
    { slots: state.slots, band: ageBand, gender: commission.traits.gender, companion },
    world,
    randomFrom(`${key}|title`),
  );
  const title = titled(tidy(speak(random.pick(topic.titles), voice)));
  const cast = castOf(commission.heroName, commission.traits, state.slots, random.pick(SCARVES));
  return {
    title,
    moral: topic.moral,
    theme,
    cast,
    briefs: briefsFor(commission, state, cast, world, voice),
    plannedBy: EMBEDDED,
    state,
  };
}
