import type { Situation } from './situations/situation.ts';
import { SITUATIONS } from './situations.ts';
import type { Likelihood } from './types.ts';

const STRONG = 3;
const WEAK = 1;
/** One strong cue alone gives two thirds. */
const HALF = 1.5;
/** Names for whatever is left when nothing more exact fits: a more exact one always wins. */
const GENERAL: Readonly<Record<string, number>> = {
  'someone-died': 2,
  'different-family': 2,
  twins: 2,
  worry: 2.5,
  screens: 2.8,
  disability: 2.6,
  'two-homes': 2.6,
  'afraid-of-something': 2,
  'pure-joy-outing': 1.5,
  'fantastic-adventure': 2.4,
  'not-giving-up': 2.6,
  'making-friends': 2.8,
  'hitting-and-temper': 2.7,
  'caring-for-a-pet': 2.3,
  'starting-school': 2.9,
  birthday: 2.8,
  teased: 2.9,
  hospital: 2.9,
  'moving-house': 2.95,
};
/** Whatever else the prompt says, these are what it is about. */
const FIRST: Readonly<Record<string, number>> = {
  'violence-at-home': 9,
  'stillbirth-or-miscarriage': 8,
  'parent-died': 5,
  'grandparent-died': 4.6,
  'pet-died': 4.4,
  'dying-grandparent': 4.2,
  'teased-for-looks': 3.4,
  adoption: 3.3,
  biting: 3.3,
  sleepover: 3.6,
  'friend-moved-away': 3.1,
  deployment: 3.3,
  'telling-a-lie': 3.3,
  'losing-a-game': 3.2,
  'new-partner': 3.3,
  'pet-missing': 3.6,
  'pet-ill': 3.4,
  'parent-in-prison': 3.6,
  'someone-moves-away': 3.4,
  'new-baby': 3.1,
  divorce: 3.1,
  haircut: 3.2,
  'brushing-teeth': 3.2,
};

/** What nothing else in a prompt may hide: somebody died or is badly ill, or is not safe. */
const GRAVE =
  /^(?:violence-at-home|stillbirth-or-miscarriage|.*-died|dying-grandparent|someone-ill|pet-ill)$/;
const JOYFUL = /^(?:pure-joy|fantastic-premise)$/;

/** Grave before everyday trouble, trouble before joy; what only weak cues speak for comes last of the three. */
function weightOf({ id, shape }: Situation, isStrong: boolean): number {
  if (!isStrong) return JOYFUL.test(shape) ? 0 : 0.5;
  if (GRAVE.test(id)) return 3;
  return JOYFUL.test(shape) ? 1 : 2;
}

/** Said only to be denied or asked about: “nobody has died”. */
const UNSAID =
  /\b(?:nobody|no one|noone|nothing|hasnt|didnt|not) (?:has |have |had )?(?:died|passed away|dead|die)\b|\bdead (?:tired|keen|easy)\b|\bdying to\b/g;

/** More than one cue says little more than the first. */
function count(text: string, cues: RegExp | undefined): number {
  if (!cues) return 0;
  const distinct = new Set([...text.matchAll(cues)].map(([found]) => found));
  return distinct.size === 0 ? 0 : 1 + 0.35 * Math.min(3, distinct.size - 1);
}

/** The situations that a prompt may be about, likeliest first; empty where nothing fits. */
export function classify(words: string): readonly Likelihood[] {
  const text = words.replace(UNSAID, ' ');
  const scored = SITUATIONS.map((one, order) => {
    const strong = count(text, one.strong);
    const score = strong * (FIRST[one.id] ?? GENERAL[one.id] ?? STRONG) + count(text, one.weak) * WEAK;
    return {
      situation: one.id,
      score: strong > 0 ? score : score * 0.8,
      order,
      weight: weightOf(one, strong > 0),
    };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.weight - a.weight || b.score - a.score || a.order - b.order);
  let most = 1;
  return scored.slice(0, 5).map(({ situation, score }) => {
    most = Math.min(most, Math.round((100 * score) / (score + HALF)) / 100);
    return { situation, confidence: most };
  });
}
