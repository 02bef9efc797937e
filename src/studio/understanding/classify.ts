import type { Situation } from './situations/situation.ts';
import { SITUATIONS } from './situations.ts';
import type { Likelihood } from './types.ts';

const WEAK = 1;
/** One strong cue alone gives two thirds. */
const HALF = 1.5;
/** What nothing else in a prompt may hide: somebody died or is badly ill, or is not safe. */
const GRAVE =
  /^(?:violence-at-home|stillbirth-or-miscarriage|.*-died|dying-grandparent|someone-ill|pet-ill)$/;
const JOYFUL = /^(?:pure-joy|fantastic-premise)$/;
/** What a child or a family is, which a prompt may say and be about something else. */
const INCIDENTAL = /^(?:disability|adoption|different-family|twins)$/;

/** Grave before everyday trouble, trouble before joy; what only weak cues speak for comes last of the three. */
function weightOf({ id, shape }: Situation, isStrong: boolean): number {
  if (!isStrong) return JOYFUL.test(shape) ? 0 : 0.5;
  if (GRAVE.test(id)) return 3;
  if (JOYFUL.test(shape)) return 1;
  return INCIDENTAL.test(id) ? 1.5 : 2;
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
    const score = strong * one.weight + count(text, one.weak) * WEAK;
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
