import type { Danger } from '../harms/dangers.ts';

import { readable } from '../language/text.ts';
import type { Hit } from '../language/words.ts';
import { isPromptInjection } from '../steering.ts';
import { type Concept, isDenied, near, type Reading, read } from './reading.ts';
import type { Rule } from './rule.ts';
import { PROSE_RULES } from './rules.ts';

/** How many words around a match are searched for excusing frames. */
const AROUND = 20;
/** A text up to this length may be a name or trait, in which a prompt injection may hide. */
const LONGEST_NAME = 100;

/** Frames that mean the opposite when negated: "never tell mum", "not dangerous at all". */
const DENIABLE: ReadonlySet<Concept> = new Set<Concept>(['disclosure', 'safety', 'comfort', 'belong']);
/** Concepts that do not count when negated: "no gore", "without drugs". */
const DENIED_ALONE: ReadonlySet<Concept> = new Set<Concept>(['praise', 'bloody']);

/** Whether a rule's concepts occur near each other and no excusing frame is near them. */
function applies(rule: Rule, reading: Reading): boolean {
  const lists = rule.all.map((concept) => {
    const hits = reading.hits.get(concept) ?? [];
    return DENIED_ALONE.has(concept) ? hits.filter((hit) => !isDenied(reading, hit.from)) : hits;
  });
  if (lists.some((hits) => hits.length === 0)) return false;
  const [first = [], ...others] = lists;
  const spans = others.reduce<readonly Hit[]>(
    (found, hits) => near(reading, found, hits, rule.gap, rule.ordered),
    first,
  );
  const own = lists.flat();
  const frames = rule.unless.flatMap((frame) =>
    (reading.hits.get(frame) ?? []).filter(
      (hit) =>
        !own.some(({ from, to }) => hit.from >= from && hit.to <= to) &&
        !(DENIABLE.has(frame) && isDenied(reading, hit.from)),
    ),
  );
  return spans.some(
    ({ from, to }) => !frames.some((hit) => hit.to >= from - AROUND && hit.from <= to + AROUND),
  );
}

/** The first danger in prose, or undefined. Prose is analysed locally, since tales contain violent words too. */
export function dangerIn(text: string): Danger | undefined {
  if (text.length <= LONGEST_NAME && isPromptInjection(readable(text))) return 'steering';
  const reading = read(text);
  return PROSE_RULES.find((rule) => applies(rule, reading))?.danger;
}
