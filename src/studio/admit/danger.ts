import type { Concept } from './language/lexicon.ts';
import { isDenied, near, type Reading, read } from './language/reading.ts';
import { namesSomebody } from './language/real-names.ts';
import { type Hit, readable } from './language/text.ts';
import { BODY_RULES } from './rules/body.ts';
import { CONDUCT_RULES } from './rules/conduct.ts';
import { PROSE_RULES } from './rules/prose.ts';
import type { Danger, Rule } from './rules/rule.ts';
import { VIOLENCE_RULES } from './rules/violence.ts';
import { isPromptInjection } from './steering.ts';

/** Concepts that request the harm itself; a report from home that contains one of them is not excused. */
const REQUESTING: ReadonlySet<Concept> = new Set<Concept>([
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

/** A report of what happened to a real child excuses a prompt, unless the harm itself is requested. */
const RULES: readonly Rule[] = [...BODY_RULES, ...VIOLENCE_RULES, ...CONDUCT_RULES].map((rule) =>
  rule.all.some((concept) => REQUESTING.has(concept))
    ? rule
    : { ...rule, unless: [...rule.unless, 'report'] },
);

/** How many words around a match in prose are searched for excusing frames. */
const AROUND = 20;
/** A text up to this length may be a name or trait, in which a prompt injection may hide. */
const LONGEST_NAME = 100;

/** Frames that mean the opposite when negated: "never tell mum", "not dangerous at all". */
const DENIABLE: ReadonlySet<Concept> = new Set<Concept>(['disclosure', 'safety', 'comfort', 'belong']);

const VICTIMS: ReadonlySet<Concept> = new Set<Concept>([
  'individual',
  'child',
  'parent',
  'animal',
  'somebody',
  'modern',
]);
/** Concepts that do not count when negated: "no gore", "without drugs". */
const DENIED_ALONE: ReadonlySet<Concept> = new Set<Concept>(['praise', 'glee', 'gory', 'bloody', 'drug']);
const SMALL = new Set(['the', 'a', 'my', 'his', 'her', 'their', 'our', 'your']);

/** "Shooting hoops with dad", "says the cat": somebody who is mentioned but not the victim. */
function isCompanion({ words }: Reading, at: number): boolean {
  const before = SMALL.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
  return before === 'with' || before === 'says' || before === 'said' || before === 'like';
}

/** Whether a rule's concepts occur near each other and no excusing frame is within `reach` words. */
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

/** Frames in which a killing of a named person is reported rather than requested: history, news, old tales. */
const REPORTED = ['loss', 'happened', 'fairytale', 'report', 'done'] as const satisfies readonly Concept[];

/** Whether a prompt insults or harms somebody with a real name, unless it is about what was done to the child. */
const isAgainstSomebody = (prompt: string, { hits }: Reading): boolean =>
  !EXCUSES.some((frame) => hits.has(frame)) &&
  (hits.has('insult') ||
    hits.has('bare') ||
    (hits.has('kill') && !REPORTED.some((frame) => hits.has(frame)))) &&
  namesSomebody(prompt);

/** The danger in a prompt, or undefined. The whole prompt is analysed as one intent. */
export function dangerOfPrompt(prompt: string): Danger | undefined {
  if (isPromptInjection(readable(prompt)) || isPromptInjection(prompt.toLowerCase())) return 'steering';
  const reading = read(prompt);
  if (isAgainstSomebody(prompt, reading)) return 'defamation';
  return RULES.find((rule) => applies(rule, reading, Number.POSITIVE_INFINITY))?.danger;
}

/** The first danger in prose or a name, or undefined. Prose is analysed locally, since tales contain violent words too. */
export function dangerIn(text: string): Danger | undefined {
  if (text.length <= LONGEST_NAME && isPromptInjection(readable(text))) return 'steering';
  const reading = read(text, true);
  return PROSE_RULES.find((rule) => applies(rule, reading, AROUND))?.danger;
}
