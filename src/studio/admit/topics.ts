import { speaksOfDistress } from './distress.ts';
import type { Concept } from './lexicon.ts';
import { type Reading, read } from './reading.ts';

/** Hard things that parents ask about, for which a provider's moderation is known to raise its flags. */
export type Topic = 'distress' | 'body' | 'loss' | 'seen' | 'unkind' | 'substances' | 'makebelieve' | 'trade';

const TOLD_WITH_CARE = [
  'worry',
  'feeling',
  'comfort',
  'safety',
  'telling',
  'wrong',
  'victim',
  'happened',
  'done',
  'mine',
  'home',
  'loss',
  'report',
] as const satisfies readonly Concept[];
const BODILY = [
  'nude',
  'touch',
  'sex',
  'porn',
  'rape',
  'photo',
  'romance',
  'outsider',
  'growing',
  'hush',
] as const satisfies readonly Concept[];
const HURTFUL = [
  'kill',
  'hurt',
  'gun',
  'blade',
  'explosive',
  'terror',
  'shooting',
  'gory',
  'torture',
  'dare',
  'peril',
  'theft',
  'slain',
  'war',
  'blood',
] as const satisfies readonly Concept[];
const UNKIND = [
  'humiliate',
  'group',
  'slur',
  'lowly',
  'expel',
  'victim',
] as const satisfies readonly Concept[];
const HEADY = ['drug', 'smoke', 'alcohol', 'pills'] as const satisfies readonly Concept[];

const hasAny = ({ hits }: Reading, concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => (hits.get(concept)?.length ?? 0) > 0);

/** Which hard topics a wish is plainly about. */
export function topicsOf(wish: string): ReadonlySet<Topic> {
  const reading = read(wish);
  const careful = hasAny(reading, TOLD_WITH_CARE);
  const about = (when: boolean, topic: Topic): readonly Topic[] => (when ? [topic] : []);
  return new Set([
    ...about(speaksOfDistress(wish), 'distress'),
    ...about(hasAny(reading, ['growing']) || (careful && hasAny(reading, BODILY)), 'body'),
    ...about(hasAny(reading, ['loss', 'belong', 'history']), 'loss'),
    ...about(hasAny(reading, ['war']) || (careful && hasAny(reading, HURTFUL)), 'seen'),
    ...about((careful || hasAny(reading, ['belong', 'history'])) && hasAny(reading, UNKIND), 'unkind'),
    ...about((careful || hasAny(reading, ['mine'])) && hasAny(reading, HEADY), 'substances'),
    ...about(hasAny(reading, ['fairytale', 'critter']), 'makebelieve'),
    ...about(hasAny(reading, ['trade']), 'trade'),
  ]);
}

const HARM = [
  ...BODILY.filter((concept) => concept !== 'growing'),
  ...HURTFUL,
  ...HEADY,
  'selfkill',
  'selfhurt',
  'starve',
  'slur',
  'humiliate',
  'lowly',
  'silence',
  'quackery',
] as const satisfies readonly Concept[];

/** Whether nothing that could be harm is left of a wish once its figures of speech are taken out. */
export const isPlayful = (wish: string): boolean => {
  const reading = read(wish);
  return reading.words.includes('·') && !hasAny(reading, HARM);
};
