import { showsDistress } from './distress.ts';
import type { Concept } from './language/lexicon.ts';
import { type Reading, read } from './language/reading.ts';

/** Hard topics that parents ask about, for which a provider's moderation is known to raise flags. */
export type Topic = 'distress' | 'body' | 'loss' | 'seen' | 'unkind' | 'substances' | 'makebelieve' | 'trade';

const SENSITIVE_TOPICS = [
  'worry',
  'feeling',
  'comfort',
  'safety',
  'disclosure',
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

/** The hard topics that a prompt is clearly about. */
export function topicsOf(prompt: string): ReadonlySet<Topic> {
  const reading = read(prompt);
  const careful = hasAny(reading, SENSITIVE_TOPICS);
  const about = (when: boolean, topic: Topic): readonly Topic[] => (when ? [topic] : []);
  return new Set([
    ...about(showsDistress(prompt), 'distress'),
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

/** Whether a prompt contains figures of speech and, without them, nothing that could be harmful. */
export const isPlayful = (prompt: string): boolean => {
  const reading = read(prompt);
  return reading.words.includes('·') && !hasAny(reading, HARM);
};
