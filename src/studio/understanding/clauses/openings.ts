import { baseOfIng } from '../grammar/tagger.ts';
import type { Token } from './tokens.ts';
import { PREPOSITION, STATE, written } from './words.ts';

/** How a note without a subject begins when it is about the child: the words for it, and the first token after them. */
export interface Opening {
  readonly words: readonly string[];
  readonly next: number;
}

/** What is learnt: “sharing toys” is a wish, and not what the child did. */
const SKILL =
  /^(?:sharing|staying|sleeping|brushing|tying|riding|tidying|swimming|reading|dressing|cycling|skating|whistling|potty-training)$/;
const NEEDS_NOTHING = /^(?:swimming|reading|skating|riding|cycling)$/;
/** The same with the words that make a wish of them: “taking turns”, “going to bed”. */
const SKILL_PHRASE =
  /^(?:taking turns|making (?:new )?friends|being (?:kind|patient|brave|gentle|honest|polite|a good)|going to (?:bed|sleep)|saying (?:please|sorry|thank|goodbye|no|hello)|getting (?:dressed|ready)|trying (?:new|different)|using the|putting on|sitting still|washing hands|telling the truth|asking for)\b/;
/** “Tidy your room”: the wish as an order. */
const ORDER =
  /^(?:tidy (?:up|your|the)|share|brush|say (?:please|sorry|thank)|be (?:kind|patient|brave|gentle)|take turns|go to (?:bed|sleep))\b/;
/** What a child is doing over days: “starting school”, “learning to swim”. */
const BEGUN =
  /^(?:starting|moving|going|learning|flying|having|getting|leaving|turning|changing|missing|feeling|finding|struggling|waiting|refusing|wetting|waking|worrying|clinging|losing|becoming|crying)$/;
const HABIT =
  /^(?:hitting|biting|kicking|pushing|pinching|screaming|throwing|lying|snatching|interrupting|shouting|stealing|whining|spitting|fibbing|teasing|fighting)$/;
/** Before these it is the child’s own: “brush teeth”. */
const OWN = /^(?:teeth|hands|hair|shoes|shoelaces|laces|face)$/;
/** Notes of a noun that say what the child has or is. */
const NOTED: readonly (readonly [RegExp, readonly string[], number])[] = [
  [/^(?:first )?wobbly tooth\b/, ['had', 'a', 'wobbly', 'tooth'], 2],
  [/^potty training\b/, ['was', 'learning', 'to', 'use', 'the', 'potty'], 2],
  [/^(?:bad )?(?:dreams|nightmares) about\b/, ['had'], 0],
  [/^(?:sore|bad) loser\b/, ['was', 'a'], 0],
  [/^perfectionist\b/, ['was', 'a'], 0],
  [/^telling (?:fibs|lies)\b/, ['kept', 'telling'], 1],
];

const stated = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + 4)
    .map(({ lower, comma }, index) => (comma && index > 0 ? `, ${lower}` : lower))
    .join(' ');

/** What a note without a subject says of the child; undefined where it is not certain that it is about the child. */
export function openingOf(tokens: readonly Token[]): Opening | undefined {
  const first = tokens[0];
  if (!first) return undefined;
  const phrase = stated(tokens, 0);
  const noted = NOTED.find(([pattern]) => pattern.test(phrase));
  if (noted) return { words: noted[1], next: noted[2] + (/^first /.test(phrase) && noted[2] > 0 ? 1 : 0) };
  const second = tokens[1]?.comma ? '' : (tokens[1]?.lower ?? '');
  if (STATE.test(first.lower) && /^(?:of|to|by|about|with|that|when|in|because|at|for)$/.test(second))
    return { words: ['was'], next: 0 };
  if (/^(?:very|so|too|always|still)$/.test(first.lower) && STATE.test(second))
    return { words: ['was', first.lower], next: 1 };
  if (ORDER.test(phrase)) return learnt(tokens, first.lower);
  if (
    (SKILL.test(first.lower) &&
      !(
        NEEDS_NOTHING.test(first.lower) &&
        /^(?:lessons?|costume|pool|carnival|school|class|books?|test|gala|meet|race|club|trip|party|exam|group|badge|certificate|teacher|corner|homework|level|practice|hat|boots|helmet|coming|again)$/.test(
          second,
        )
      )) ||
    SKILL_PHRASE.test(phrase)
  )
    return learnt(tokens, baseOfIng(first.lower));
  if (BEGUN.test(first.lower)) return { words: ['was'], next: 0 };
  return HABIT.test(first.lower) ? { words: ['kept'], next: 0 } : undefined;
}

function learnt(tokens: readonly Token[], base: string): Opening {
  const words = ['was', 'learning', 'to', base];
  let next = 1;
  if (tokens[next]?.lower === 'up' && !tokens[next]?.comma) {
    words.push('up');
    next += 1;
  }
  const object = tokens[next];
  if (object && !object.comma && object.lower === 'your')
    return { words: [...words, '{hero.their}'], next: next + 1 };
  if (object && !object.comma && OWN.test(object.lower)) words.push('{hero.their}');
  return { words, next };
}

/** “Brushing teeth is a battle”: what is done, as the subject; undefined where no verb follows it. */
export function gerundSubject(tokens: readonly Token[]): Opening | undefined {
  if (!/.ing$/.test(tokens[0]?.lower ?? '')) return undefined;
  const verb = tokens.findIndex(({ lower }) => /^(?:is|isn't|was)$/.test(lower));
  if (verb < 2 || verb > 5) return undefined;
  const subject = tokens.slice(0, verb + 1);
  if (
    subject
      .slice(1)
      .some(
        ({ comma, lower }) =>
          comma ||
          (PREPOSITION.test(lower) && lower !== 'to') ||
          /^(?:he|she|it|i|we|they|my|our)$/.test(lower),
      )
  )
    return undefined;
  return { words: subject.slice(0, -1).map(({ text }) => written(text.toLowerCase())), next: verb };
}

const LEAVING = /^(?:moving|leaving|going|emigrating|flying|travelling|losing|living|getting|having)$/;

/** “We are moving”, “her father and I are separating”: of whom the writer speaks, as far as that is certain. */
export function writersOf(
  tokens: readonly Token[],
): (Opening & { readonly count: 'one' | 'many' }) | undefined {
  const phrase = tokens
    .slice(0, 8)
    .map(({ lower }) => lower)
    .join(' ');
  const pair =
    /^(?:my (?:husband|wife|ex|partner)|(?:her|his|their) (?:father|mother|dad|mum|mom|daddy|mummy)|mum|mummy|dad|daddy) and (?:i|me) (?=(?:are|have|'re|were|split|separat\w+) (?:now |also )?(?:separat\w+|splitting|getting (?:a )?divorced?|divorc\w+|split|breaking|parting))/.exec(
      phrase,
    );
  if (pair) return { words: ['{hero}’s', 'parents'], next: pair[0].trim().split(' ').length, count: 'many' };
  if (tokens[0]?.lower !== 'we') return undefined;
  const [verb = '', after = ''] = [tokens[1]?.lower, tokens[2]?.lower];
  const isFuture = /^(?:are|'re|were)$/.test(verb) && LEAVING.test(after);
  const isGone = /^(?:fled|moved|left|lost|came|had)$/.test(verb) && !(verb === 'had' && after !== 'to');
  if (!isFuture && !isGone) return undefined;
  if (
    /^(?:lost|losing)$/.test(isGone ? verb : after) &&
    !/^(?:her|his|our|my)$/.test(tokens[isGone ? 2 : 3]?.lower ?? '')
  )
    return undefined;
  return { words: ['{hero}’s', 'family'], next: 1, count: 'one' };
}
