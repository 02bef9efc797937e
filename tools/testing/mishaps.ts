import type { Fault, FaultKind } from '../fakes/models/fault.ts';
import { SHUT } from './calls.ts';
import { WISH } from './people.ts';

/** What is told to go wrong in one story, and who must have written it in the end. */
export interface Mishap {
  readonly text: Fault;
  /** What goes wrong with its pictures, too; most stories have good ones. */
  readonly picture?: Fault;
  readonly often: 'once' | 'always';
  /** "either" also allows a story that failed after its first pages were told, its credit being back. */
  readonly writer: 'model' | 'embedded' | 'either';
}

const fault = (kind: FaultKind, more: Partial<Fault> = {}): Fault => ({ kind, ...more });

const PASSING = [
  fault('rate_limit', { retry_after: 1 }),
  fault('server_error'),
  fault('overloaded'),
  fault('html'),
  fault('drop'),
  fault('drop_mid', { at: 0.5 }),
  fault('drop_mid', { at: 0.9 }),
  fault('fenced'),
];
const DEAD = [
  fault('hang'),
  fault('slow', { ms: 60_000 }),
  fault('stall', { at: 0.1 }),
  fault('stall', { at: 0.7 }),
];
const BAD_WORDS = [
  fault('truncated'),
  fault('invalid_json'),
  fault('schema_violation'),
  fault('empty'),
  fault('refusal'),
  fault('content_filter'),
  fault('wrong_words'),
  fault('wrong_words', { factor: 3 }),
  fault('wrong_name'),
  fault('repeat'),
  fault('unsafe_text'),
  fault('leak_pii'),
];
const BAD_PICTURES = [
  fault('rate_limit', { retry_after: 1 }),
  fault('server_error'),
  fault('hang'),
  fault('bad_image'),
  fault('url', { gone: true }),
  fault('quota'),
  fault('content_policy'),
];
const MORE_BAD_PICTURES = [
  fault('overloaded'),
  fault('html'),
  fault('drop'),
  fault('empty'),
  fault('unauthorized'),
  fault('forbidden'),
  fault('not_found'),
];

/** Faults after which pages may have been told that no other writer could go on from. */
const MAY_END: readonly FaultKind[] = [
  'drop_mid',
  'stall',
  'truncated',
  'wrong_words',
  'wrong_name',
  'repeat',
  'unsafe_text',
  'leak_pii',
];
const shut = SHUT.map((kind) => fault(kind));

/** The faults of words as stories; every so many of them has the next fault of pictures, as long as there are any. */
function stories(
  often: Mishap['often'],
  { pictures, every }: { pictures: readonly Fault[]; every: number },
  texts: readonly (readonly [Fault, Mishap['writer']])[],
): Mishap[] {
  return texts.map(([text, writer], n) => {
    const picture = n % every === 0 ? pictures[n / every] : undefined;
    return { text, writer, often, ...(picture ? { picture } : {}) };
  });
}

/** All of them, as CI tells them against another provider; otherwise one for each kind of fault. */
const EVERY = process.env.EVERY_MISHAP !== undefined;

/**
 * Every fault of words, once and always; every fault of pictures once, and of each sort always. Neighbours are of
 * different sorts: no model seems down because all its calls failed, and our own painter is not asked by all at once.
 */
const ALL: readonly Mishap[] = zip(
  stories(
    'always',
    { pictures: BAD_PICTURES, every: 4 },
    zip([...shut, ...BAD_WORDS], [...DEAD, ...PASSING]).map((text) => [text, afterAlways(text)]),
  ),
  stories('once', { pictures: [...BAD_PICTURES, ...MORE_BAD_PICTURES], every: 2 }, [
    ...[...PASSING, ...DEAD].map((text) => [text, 'model'] as const),
    ...[...BAD_WORDS, ...shut].map((text) => [text, 'either'] as const),
  ]),
);

/** What is told in this run: every fault of words is met at least once. */
export const MISHAPS = EVERY ? ALL : kindsOf(ALL).map(oneOf);

function kindsOf(mishaps: readonly Mishap[]): FaultKind[] {
  return [...new Set(mishaps.map(({ text }) => text.kind))];
}

/** One story for a kind of fault, with bad pictures where there is one; in turn one that it happens to once, and always. */
function oneOf(kind: FaultKind, n: number): Mishap {
  const often = n % 2 === 0 ? 'once' : 'always';
  const [first, ...others] = ALL.filter(({ text }) => text.kind === kind);
  const wanted = [first, ...others].filter((mishap) => mishap?.often === often);
  const chosen = wanted.find((mishap) => mishap?.picture) ?? wanted[0] ?? first;
  if (!chosen) throw new RangeError(`nothing tells of ${kind}`);
  return chosen;
}

function afterAlways({ kind }: Fault): Mishap['writer'] {
  if (kind === 'fenced') return 'model';
  return MAY_END.includes(kind) ? 'either' : 'embedded';
}

/** One of these, one of those, and at last what is left of the longer list. */
function zip<T>(some: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  return [...some.flatMap((one) => [one, ...rest.splice(0, 1)]), ...rest];
}

/** The mishap in a few words. */
export function nameOf({ text, picture, often }: Mishap): string {
  const said = ({ kind, ...more }: Fault) =>
    [kind, ...Object.entries(more).map(([key, value]) => `${key}=${value}`)].join(' ');
  return `${said(text)}${picture ? `, and with its pictures ${said(picture)}` : ''}, ${often}`;
}

const SYLLABLES = ['ba', 'do', 'fi', 'gu', 'ke', 'la', 'mo', 'nu'];

/** A made-up word of its own for each number: it stands in every prompt of a story, and in no other's. */
export function markerOf(number: number): string {
  const pick = (n: number) => SYLLABLES[n % SYLLABLES.length] ?? '';
  return `zyr${pick(number)}${pick(Math.floor(number / 8))}${pick(Math.floor(number / 64))}`;
}

/** A wish whose marker stands in each prompt for words and, as the colour of the hair, in each for a picture. */
export const markedWish = (marker: string) => ({
  ...WISH,
  prompt: `Learning to share the ${marker} with a little cousin`,
  characterHairColor: `${marker} brown`,
});
