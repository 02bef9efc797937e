import { needsHelp } from './grave.ts';
import type { Danger } from './harms/dangers.ts';
import { HELP_LINES } from './helplines.ts';
import { idiomsIn } from './language/figures.ts';
import { wordsOf } from './language/words.ts';
import type { Refusal } from './refusals.ts';
import { SENTENCES } from './refusals.ts';
import { isPlayful, type Topic, topicsOf } from './topics.ts';

/** The result of a provider's moderation of a prompt or page. */
export interface Flags {
  readonly flagged: boolean;
  /** The flagged categories, by the provider's names: "violence/graphic". */
  readonly categories: readonly string[];
}

/** For each category the danger it stands for, and the hard topics for which a flag is to be expected. */
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

/** Categories that play and make-believe raise: swords, cops and robbers, being called a stinky pirate. */
const PLAYED = new Set([
  'violence',
  'violence/graphic',
  'harassment',
  'harassment/threatening',
  'illicit',
  'illicit/violent',
]);

/**
 * The text to send to a provider's moderation: the prompt without figures of speech, animals and games whose names
 * only sound harmful, such as “killer whale”.
 */
export function wordsForModeration(prompt: string): string {
  const words = wordsOf(prompt);
  return idiomsIn(words.map((word) => word.text.toLowerCase())).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, words[from]?.from ?? 0)}…${rest.slice(words[to]?.to ?? 0)}`,
    prompt,
  );
}

/**
 * The refusal for a provider's flags, or undefined when there are none, when a figure of speech raised them, or when
 * the prompt is clearly about a hard topic for which such flags are expected. To be called after `admit` has accepted
 * the prompt. Distress and self-harm add help lines.
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
  const withHelp = danger === 'selfharm' || needsHelp(prompt);
  return { code: 'STORY_REFUSED', sentence, suggestion, ...(withHelp ? { helpLines: HELP_LINES } : {}) };
}

/** Categories that may be flagged in a page about a hard topic. */
const TOUCHED = new Set(['violence', 'harassment', 'self-harm']);

/**
 * Whether a page may be published although a provider flagged it: only when each flag is expected for the hard topic
 * of its prompt. Figures of speech and play, which excuse a prompt, do not excuse a page.
 */
export function isPageAllowed(prompt: string, flags: Flags): boolean {
  if (!flags.flagged) return true;
  const topics = topicsOf(prompt);
  const isExpected = (category: string) =>
    TOUCHED.has(category) && CATEGORIES[category]?.[1].some((topic) => topics.has(topic));
  return flags.categories.length > 0 && flags.categories.every(isExpected);
}
