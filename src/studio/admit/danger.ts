import type { Concept } from './lexicon.ts';
import { namesSomebody } from './person.ts';
import { isDenied, near, type Reading, read } from './reading.ts';
import { BODY_RULES } from './rules/body.ts';
import { CONDUCT_RULES } from './rules/conduct.ts';
import { PROSE_RULES } from './rules/prose.ts';
import type { Danger, Rule } from './rules/rule.ts';
import { VIOLENCE_RULES } from './rules/violence.ts';
import { steers } from './steering.ts';
import { type Hit, readable } from './text.ts';

/** What asks for the harm itself: a report from home that goes on so is no mere report. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'praise',
  'howto',
  'direct',
  'should',
  'pushing',
  'teaching',
  'trained',
  'turn',
  'glee',
  'moral',
  'kidsEdition',
  'uncaught',
  'against',
  'alienate',
  'cow',
  'quackery',
  'expose',
  'worthless',
  'zeal',
]);

/** Whatever happened to a real child may be told, unless the harm itself is asked for. */
const RULES: readonly Rule[] = [...BODY_RULES, ...VIOLENCE_RULES, ...CONDUCT_RULES].map((rule) =>
  rule.all.some((concept) => ASKING.has(concept)) ? rule : { ...rule, unless: [...rule.unless, 'report'] },
);

/** How many words around a place in a story's prose tell how it is meant. */
const AROUND = 20;
/** A name or a trait is no prose: an order to the machine may hide in it. */
const LONGEST_NAME = 100;

/** Frames that turn into their opposite when they are denied: "never tell mum", "not dangerous at all". */
const DENIABLE: ReadonlySet<Concept> = new Set<Concept>(['telling', 'safety', 'comfort', 'belong']);

const VICTIMS: ReadonlySet<Concept> = new Set<Concept>([
  'person',
  'child',
  'parent',
  'animal',
  'somebody',
  'modern',
]);
/** "No gore", "without drugs": what is denied is not wished for. */
const DENIED_ALONE: ReadonlySet<Concept> = new Set<Concept>(['praise', 'glee', 'gory', 'bloody', 'drug']);
const SMALL = new Set(['the', 'a', 'my', 'his', 'her', 'their', 'our', 'your']);

/** "Shooting hoops with dad", "says the cat": somebody beside it, to whom nothing is done. */
function isCompanion({ words }: Reading, at: number): boolean {
  const before = SMALL.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
  return before === 'with' || before === 'says' || before === 'said' || before === 'like';
}

/** The places where a rule's concepts stand together and nothing within `reach` words shows care. */
function applies(rule: Rule, reading: Reading, reach: number): boolean {
  const lists = rule.all.map((concept) => {
    const hits = reading.hits.get(concept) ?? [];
    if (DENIED_ALONE.has(concept)) return hits.filter((hit) => !isDenied(reading, hit.from));
    return VICTIMS.has(concept) ? hits.filter((hit) => !isCompanion(reading, hit.from)) : hits;
  });
  if (lists.some((hits) => hits.length === 0)) return false;
  const [first = [], ...others] = lists;
  const spans = others.reduce<readonly Hit[]>(
    (found, hits) => near(reading, found, hits, rule.gap, rule.ordered),
    first,
  );
  if (spans.length === 0) return false;
  const own = lists.flat();
  const frames = rule.unless.flatMap((frame) =>
    (reading.hits.get(frame) ?? []).filter(
      (hit) =>
        (frame === 'selfdead' ||
          frame === 'report' ||
          !own.some(({ from, to }) => hit.from >= from && hit.to <= to)) &&
        !(DENIABLE.has(frame) && isDenied(reading, hit.from)),
    ),
  );
  return spans.some(
    ({ from, to }) => !frames.some((hit) => hit.to >= from - reach && hit.from <= to + reach),
  );
}

const EXCUSES = [
  'comfort',
  'victim',
  'worry',
  'feeling',
  'belong',
  'history',
] as const satisfies readonly Concept[];

/** A killing is told of somebody real in history, in the news and in old tales. */
const TOLD = ['loss', 'happened', 'fairytale', 'report', 'done'] as const satisfies readonly Concept[];

/** A real name with an insult is a matter for grown-ups, unless it is about what was done to the child. */
const isAgainstSomebody = (wish: string, { hits }: Reading): boolean =>
  !EXCUSES.some((frame) => hits.has(frame)) &&
  (hits.has('insult') || hits.has('bare') || (hits.has('kill') && !TOLD.some((frame) => hits.has(frame)))) &&
  namesSomebody(wish);

/** Why a wish is one that Storywren does not write, or undefined: the whole wish is read as one intent. */
export function dangerOfWish(wish: string): Danger | undefined {
  if (steers(readable(wish)) || steers(wish.toLowerCase())) return 'steering';
  const reading = read(wish);
  if (isAgainstSomebody(wish, reading)) return 'person';
  return RULES.find((rule) => applies(rule, reading, Number.POSITIVE_INFINITY))?.danger;
}

/** The first reason not to print this prose or name, or undefined: read place by place, since a tale has its wolves. */
export function dangerIn(text: string): Danger | undefined {
  if (text.length <= LONGEST_NAME && steers(readable(text))) return 'steering';
  const reading = read(text, true);
  return PROSE_RULES.find((rule) => applies(rule, reading, AROUND))?.danger;
}
