import type { Fault, FaultKind } from '../../fakes/models/fault.ts';
import { STORY_REQUEST } from '../users.ts';
import { PERMANENT_FAULTS } from './calls.ts';

/** The faults injected into one story, and which storyteller must have written it in the end. */
export interface Failure {
  readonly text: Fault;
  /** Fault of its illustrations, too; most stories have none. */
  readonly picture?: Fault;
  readonly often: 'once' | 'always';
  /** "either" also allows a story that failed after its first pages were sent, with its credit released. */
  readonly writer: 'model' | 'embedded' | 'either';
}

const fault = (kind: FaultKind, more: Partial<Fault> = {}): Fault => ({ kind, ...more });

const TRANSIENT = [
  fault('rate_limit', { retry_after: 1 }),
  fault('server_error'),
  fault('overloaded'),
  fault('html'),
  fault('drop'),
  fault('drop_mid', { at: 0.5 }),
  fault('drop_mid', { at: 0.9 }),
  fault('fenced'),
];
const UNRESPONSIVE = [
  fault('hang'),
  fault('slow', { ms: 60_000 }),
  fault('stall', { at: 0.1 }),
  fault('stall', { at: 0.7 }),
];
const BAD_TEXT = [
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
const PICTURE_FAULTS = [
  fault('rate_limit', { retry_after: 1 }),
  fault('server_error'),
  fault('hang'),
  fault('bad_image'),
  fault('url', { gone: true }),
  fault('quota'),
  fault('content_policy'),
];
const MORE_PICTURE_FAULTS = [
  fault('overloaded'),
  fault('html'),
  fault('drop'),
  fault('empty'),
  fault('unauthorized'),
  fault('forbidden'),
  fault('not_found'),
];

/** Faults after which pages may have been sent that no other storyteller could continue. */
const MAY_FAIL: readonly FaultKind[] = [
  'drop_mid',
  'stall',
  'truncated',
  'wrong_words',
  'wrong_name',
  'repeat',
  'unsafe_text',
  'leak_pii',
];
const permanent = PERMANENT_FAULTS.map((kind) => fault(kind));

/** One story for each text fault; every `every`th also has the next picture fault, while there are any. */
function stories(
  often: Failure['often'],
  { pictures, every }: { pictures: readonly Fault[]; every: number },
  texts: readonly (readonly [Fault, Failure['writer']])[],
): Failure[] {
  return texts.map(([text, writer], n) => {
    const picture = n % every === 0 ? pictures[n / every] : undefined;
    return { text, writer, often, ...(picture ? { picture } : {}) };
  });
}

/** Whether all are run, as CI does against another provider; otherwise one for each kind of fault. */
const RUNS_ALL = process.env.EVERY_FAILURE !== undefined;

/**
 * Every text fault, once and always; every picture fault once, and one of each group always. Neighbours are of different
 * groups: no circuit breaker opens because all calls failed, and the embedded painter is not used by all at once.
 */
const ALL: readonly Failure[] = zip(
  stories(
    'always',
    { pictures: PICTURE_FAULTS, every: 4 },
    zip([...permanent, ...BAD_TEXT], [...UNRESPONSIVE, ...TRANSIENT]).map((text) => [
      text,
      afterAlways(text),
    ]),
  ),
  stories('once', { pictures: [...PICTURE_FAULTS, ...MORE_PICTURE_FAULTS], every: 2 }, [
    ...[...TRANSIENT, ...UNRESPONSIVE].map((text) => [text, 'model'] as const),
    ...[...BAD_TEXT, ...permanent].map((text) => [text, 'either'] as const),
  ]),
);

/** The failures of this run: every text fault occurs at least once. */
export const FAILURES = RUNS_ALL ? ALL : kindsOf(ALL).map(oneOf);

function kindsOf(failures: readonly Failure[]): FaultKind[] {
  return [...new Set(failures.map(({ text }) => text.kind))];
}

/** One story for a kind of fault, with a picture fault if there is one; alternately once and always. */
function oneOf(kind: FaultKind, n: number): Failure {
  const often = n % 2 === 0 ? 'once' : 'always';
  const [first, ...others] = ALL.filter(({ text }) => text.kind === kind);
  const wanted = [first, ...others].filter((failure) => failure?.often === often);
  const chosen = wanted.find((failure) => failure?.picture) ?? wanted[0] ?? first;
  if (!chosen) throw new RangeError(`no failure has ${kind}`);
  return chosen;
}

function afterAlways({ kind }: Fault): Failure['writer'] {
  if (kind === 'fenced') return 'model';
  return MAY_FAIL.includes(kind) ? 'either' : 'embedded';
}

/** Alternates the two lists, then appends the rest of the longer one. */
function zip<T>(some: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  return [...some.flatMap((one) => [one, ...rest.splice(0, 1)]), ...rest];
}

/** A short description of the failure. */
export function nameOf({ text, picture, often }: Failure): string {
  const described = ({ kind, ...more }: Fault) =>
    [kind, ...Object.entries(more).map(([key, value]) => `${key}=${value}`)].join(' ');
  return `${described(text)}${picture ? `, and with its pictures ${described(picture)}` : ''}, ${often}`;
}

const SYLLABLES = ['ba', 'do', 'fi', 'gu', 'ke', 'la', 'mo', 'nu'];

/** A unique made-up word for each number: it is in every prompt of one story, and of no other. */
export function markerOf(number: number): string {
  const pick = (n: number) => SYLLABLES[n % SYLLABLES.length] ?? '';
  return `zyr${pick(number)}${pick(Math.floor(number / 8))}${pick(Math.floor(number / 64))}`;
}

/** A story request whose marker is in each text prompt and, as the hair colour, in each picture prompt. */
export const markedRequest = (marker: string) => ({
  ...STORY_REQUEST,
  prompt: `Learning to share the ${marker} with a little cousin`,
  characterHairColor: `${marker} brown`,
});
