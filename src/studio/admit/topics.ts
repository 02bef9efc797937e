import { HARMLESS_WORD } from './clauses/hits.ts';
import { type Prompt, readPrompt } from './clauses/prompt.ts';
import { needsHelp } from './grave.ts';
import type { Idea } from './vocabulary/all.ts';

/** Hard topics that parents ask about, for which a provider's moderation is known to raise flags. */
export type Topic = 'distress' | 'body' | 'loss' | 'seen' | 'unkind' | 'substances' | 'makebelieve' | 'trade';

/** A family speaks of its own trouble, or of keeping safe. */
const CARING: readonly Idea[] = [
  'feared',
  'noticed',
  'reported',
  'explained',
  'opposed',
  'mended',
  'real',
  'loss',
];
const BODILY: readonly Idea[] = [
  'nude',
  'touch',
  'sex',
  'explicit',
  'rape',
  'photo',
  'romance',
  'secret',
  'private',
  'lure',
  'biology',
];
const HURTFUL: readonly Idea[] = [
  'kill',
  'hurt',
  'firearm',
  'blade',
  'bomb',
  'terror',
  'killers',
  'gore',
  'torture',
  'dare',
  'crook',
  'slain',
  'war',
  'assault',
  'arson',
];
const UNKIND: readonly Idea[] = [
  'assault',
  'hurt',
  'group',
  'slur',
  'lowly',
  'vile',
  'expel',
  'supremacy',
  'nazi',
  'insult',
];
const HEADY: readonly Idea[] = ['drug', 'smoke', 'alcohol', 'pills'];

const hasAny = ({ hits }: Prompt, ideas: readonly Idea[]): boolean => ideas.some((idea) => hits.has(idea));

/** The hard topics that a prompt is clearly about. */
export function topicsOf(prompt: string): ReadonlySet<Topic> {
  const read = readPrompt(prompt);
  const isCaring = hasAny(read, CARING);
  const about = (when: boolean, topic: Topic): readonly Topic[] => (when ? [topic] : []);
  return new Set([
    ...about(needsHelp(prompt), 'distress'),
    ...about(hasAny(read, ['biology']) || (isCaring && hasAny(read, BODILY)), 'body'),
    ...about(hasAny(read, ['loss']), 'loss'),
    ...about(hasAny(read, ['war']) || (isCaring && hasAny(read, HURTFUL)), 'seen'),
    ...about(hasAny(read, ['unkindness']) || (isCaring && hasAny(read, UNKIND)), 'unkind'),
    ...about(isCaring && hasAny(read, HEADY), 'substances'),
    ...about(hasAny(read, ['fantasy', 'fairytale']), 'makebelieve'),
    ...about(hasAny(read, ['trade']), 'trade'),
  ]);
}

const HARM: readonly Idea[] = [
  ...BODILY.filter((idea) => idea !== 'biology'),
  ...HURTFUL,
  ...HEADY,
  'suicide',
  'suicidal',
  'selfharm',
  'starving',
  'slur',
  'vile',
  'silence',
];

/** Whether a prompt contains figures of speech and, without them, nothing that could be harmful. */
export const isPlayful = (prompt: string): boolean => {
  const read = readPrompt(prompt);
  return read.words.includes(HARMLESS_WORD) && !hasAny(read, HARM);
};
