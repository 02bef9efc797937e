import type { Token } from './tokens.ts';
import { isParticiple } from './verb-group.ts';
import { ADVERB, PREPOSITION, PRESENT_AUXILIARY, written } from './words.ts';

/** With one of these before it a verb is in its plain form: “to ride”, “couldn’t ride”, “makes her cry”. */
const PLAIN_AFTER =
  /^(?:to|could|would|might|should|did|let|lets|make|makes|made|help|helps|see|hear|watch|can|will|not|couldn’t|wouldn’t|didn’t)$/;
const CAUSING =
  /\b(?:let|make|makes|made|making|help|helps|helping|see|sees|hear|hears|watch|watches|letting)\b/;

/** A word as it stands in the story. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const { text: typed, lower, tag } = tokens[at] as Token;
  const text = at === 0 && tag !== 'name' ? typed.charAt(0).toLowerCase() + typed.slice(1) : typed;
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:face|head|hands)$/.test(lower) && /^(?:put|puts|putting|wash|washing)$/.test(before))
    return `{hero.their} ${lower}`;
  if (lower === 'own' && !/^(?:his|her|their)$/.test(before)) return '{hero.their} own';
  if (
    /^(?:uncle|aunt|aunty|auntie)$/.test(lower) &&
    tokens[at + 1]?.tag === 'name' &&
    !/^(?:his|her|the|my)$/.test(before)
  )
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  if (/^(?:march|may)$/.test(lower) && before === 'in') return lower.charAt(0).toUpperCase() + lower.slice(1);
  return DAY.test(lower) && !BEFORE_DAY.test(before) ? `on ${written(text)}` : written(text);
}

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const BEFORE_DAY = /^(?:on|every|each|by|until|till|since|before|after|from|and|or|a|the|this|for|of)$/;

/** Whether a word may stand as it is: no verb is left in the present. */
export function isInPast(tokens: readonly Token[], at: number, out: readonly string[]): boolean {
  const { lower, tag, isPlural } = tokens[at] as Token;
  const before = tokens[at - 1];
  const previous = before?.lower ?? '';
  const last = out.at(-1) ?? '';
  if (PARTICLE.test(lower) || (lower === 'names' && /^(?:him|her)$/.test(previous))) return true;
  if (/^(?:have|do)$/.test(lower)) return PLAIN_AFTER.test(previous);
  if (PRESENT_AUXILIARY.test(lower)) return false;
  if (isParticiple(lower) && /^(?:got|was|were|had|been|getting|\{hero\.was\})$/.test(last)) return true;
  if (tag !== 'verb' || ADVERB.test(lower) || PREPOSITION.test(lower) || isPlural) return true;
  if (before?.tag === 'number') return true;
  if (/(?<!s)s$/.test(lower)) return /^(?:the|a|his|her|their|of|in|on|some)$/.test(previous);
  if (PLAIN_AFTER.test(previous) || PLAIN_AFTER.test(last) || /n’t$/.test(last)) return true;
  if (ADVERB.test(previous)) return out.some((word) => /n’t$|^(?:to|could|would)$/.test(word));
  if (CAUSING.test(out.join(' '))) return true;
  const isNounHere =
    /^(?:the|a|an|his|her|their|and|or|no|some)$/.test(previous) || before?.tag === 'adjective';
  return isNounHere || (before?.tag === 'noun' && !before.isPlural);
}

/** What belongs to the verb before it, and is none: “passed away”, “fell apart”. */
const PARTICLE = /^(?:away|back|along|apart|together|off|behind|alone|everywhere|english|alike)$/;

const TIMES =
  /^(?:day|night|morning|evening|bedtime|school|nursery|home|time|weekend|\w+day|lunch|dinner|march|may|june|july)$/;

/** “Every night she …”: the words that are kept before the first subject; “and”, “so” and their like are not. */
export function leadInOf(tokens: readonly Token[]): { readonly from: number; readonly end: number } {
  const from = tokens.findIndex(({ lower }) => !/^(?:and|but|so|then|ok|well|also|because)$/.test(lower));
  if (from < 0 || !/^(?:every|each|at|on|in)$/.test(tokens[from]?.lower ?? ''))
    return { from: Math.max(0, from), end: from };
  const end = tokens.findIndex(
    ({ lower, comma }, index) =>
      index > from && index < from + 5 && (comma || /^(?:he|she|there)$/.test(lower)),
  );
  return end < 0 || !TIMES.test(tokens[end - 1]?.lower ?? '') ? { from, end: from } : { from, end };
}
