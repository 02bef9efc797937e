import { speaksOfDistress } from './distress.ts';
import { HELP_LINES } from './helplines.ts';
import { idiomsIn } from './reading.ts';
import type { Refusal } from './refusals.ts';
import { SENTENCES } from './refusals.ts';
import type { Danger } from './rules/rule.ts';
import { wordsOf } from './text.ts';
import { isPlayful, type Topic, topicsOf } from './topics.ts';

/** What a provider's moderation says of a wish. */
export interface Flags {
  readonly flagged: boolean;
  /** The categories that were raised, by the provider's names: "violence/graphic". */
  readonly categories: readonly string[];
}

/** For each category the reason it is refused for, and the hard topics for which a flag is no surprise. */
const CATEGORIES: Readonly<Record<string, readonly [danger: Danger, expectedOf: readonly Topic[]]>> = {
  sexual: ['sexual', ['body']],
  'sexual/minors': ['sexual', ['body']],
  'self-harm': ['selfharm', ['distress', 'loss']],
  'self-harm/intent': ['selfharm', ['distress', 'loss']],
  'self-harm/instructions': ['selfharm', ['distress']],
  violence: ['violence', ['loss', 'seen', 'unkind', 'makebelieve', 'distress', 'body', 'trade']],
  'violence/graphic': ['violence', ['loss', 'seen', 'distress', 'trade']],
  hate: ['hate', ['unkind']],
  'hate/threatening': ['hate', ['unkind']],
  harassment: ['hate', ['unkind', 'seen', 'distress']],
  'harassment/threatening': ['hate', ['unkind', 'seen', 'distress']],
  illicit: ['drugs', ['substances', 'seen', 'body', 'makebelieve']],
  'illicit/violent': ['weapons', ['seen']],
};

/** Flags that play and make-believe raise by themselves: swords, cops and robbers, being called a stinky pirate. */
const PLAYED = new Set([
  'violence',
  'violence/graphic',
  'harassment',
  'harassment/threatening',
  'illicit',
  'illicit/violent',
]);

/**
 * What to show a provider's moderation: the wish without the figures of speech, animals and games whose names only
 * sound like harm, so that a killer whale is not held against anybody.
 */
export function wordsForModeration(prompt: string): string {
  const words = wordsOf(prompt);
  return idiomsIn(words.map((word) => word.text.toLowerCase())).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, words[from]?.from ?? 0)}…${rest.slice(words[to]?.to ?? 0)}`,
    prompt,
  );
}

/**
 * The refusal that a provider's flags call for, or undefined when there are none, when they were raised by a figure of
 * speech, or when the wish is plainly about the hard topic that such flags are raised for. To be asked after `admit`
 * has let a wish pass. Distress and self-harm bring help lines with them.
 */
export function refusalByFlags(prompt: string, flags: Flags): Refusal | undefined {
  if (!flags.flagged || (isPlayful(prompt) && flags.categories.every((category) => PLAYED.has(category))))
    return undefined;
  const topics = topicsOf(prompt);
  const raised = flags.categories.map((category) => CATEGORIES[category] ?? (['violence', []] as const));
  const unexpected = raised.filter(([, expectedOf]) => !expectedOf.some((topic) => topics.has(topic)));
  if (raised.length > 0 && unexpected.length === 0) return undefined;
  const danger = unexpected[0]?.[0] ?? 'violence';
  const [sentence, suggestion] = SENTENCES[danger];
  const withHelp = danger === 'selfharm' || speaksOfDistress(prompt);
  return { code: 'STORY_REFUSED', sentence, suggestion, ...(withHelp ? { helpLines: HELP_LINES } : {}) };
}

/** What an honest story about a hard subject may touch, and no more than touch. */
const TOUCHED = new Set(['violence', 'harassment', 'self-harm']);

/**
 * Whether a page may be told although a provider raised flags: only where each flag is to be expected of the hard
 * subject of its wish. What excuses a wish, a figure of speech or play, excuses nothing in a page.
 */
export function pageMayStand(prompt: string, flags: Flags): boolean {
  if (!flags.flagged) return true;
  const topics = topicsOf(prompt);
  const isExpected = (category: string) =>
    TOUCHED.has(category) && CATEGORIES[category]?.[1].some((topic) => topics.has(topic));
  return flags.categories.length > 0 && flags.categories.every(isExpected);
}
