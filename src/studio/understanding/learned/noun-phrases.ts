import type { Word } from '../grammar/tagger.ts';
import { COLOURS, KNOWN_THINGS, singular } from '../things/nouns.ts';

const COLOUR = new RegExp(`^(?:${COLOURS})$`);
const DETERMINER =
  /^(?:his|her|their|its|my|our|your|the|a|an|some|any|one|two|three|both|all|every|each|this|that|these|those|another|no)$/;
const CLOSED =
  /^(?:i|me|you|he|she|it|we|us|they|him|her|them|his|their|my|our|its|who|what|when|where|why|how|there|here|not|no|and|or|but|if|so|to|of|in|on|at|by|for|with|from|as|than|then|too|also|just|only|even|still|up|down|out|off|over|about|into|because|after|before|until|while|that|this|these|those|the|a|an|is|are|was|were|be|been|being|am|do|does|did|has|have|had|will|would|can|could|should|may|might|must|won't|can't|doesn't|don't|isn't|didn't|very|really|much|more|most|less|all|any|some|every|each|other|another|own|himself|herself|themselves|myself|please|thanks|yes|ok)$/;

const isOpen = ({ lower, tag }: Word): boolean =>
  tag !== 'number' &&
  tag !== 'time' &&
  tag !== 'adverb' &&
  lower.length > 1 &&
  !CLOSED.test(lower) &&
  !lower.includes("'");

/** “The dark”, “her dummy”, “watching telly”: a noun that looks like something else, as nothing follows that it could belong to. */
function standsAlone(text: string, words: readonly Word[], at: number, isAfterDeterminer: boolean): boolean {
  const word = words[at] as Word;
  if (word.lower.length < 3 || CLOSED.test(word.lower)) return false;
  const next = words[at + 1];
  const isLast = !next || text.slice(word.end, next.start) !== ' ' || CLOSED.test(next.lower);
  return isLast && (isAfterDeterminer || KNOWN_THINGS.has(singular(word.lower)));
}

/** A word that may end a noun phrase: nothing but a noun after it would belong to the same. */
export function isHead(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  const before = words[at - 1]?.lower ?? '';
  const isAfterDeterminer = DETERMINER.test(before);
  if (/^(?:adjective|adverb)$/.test(word.tag)) return standsAlone(text, words, at, isAfterDeterminer);
  if (!isOpen(word) || word.tag === 'past') return false;
  if (!/^(?:noun|name)$/.test(word.tag) && !(isAfterDeterminer && word.tag !== 'other')) {
    if (!KNOWN_THINGS.has(word.lower) && word.tag !== 'ing') return false;
  }
  return !(
    next &&
    /^(?:noun|name)$/.test(next.tag) &&
    isOpen(next) &&
    text.slice(word.end, next.start) === ' ' &&
    !/^\p{Lu}/u.test(next.text)
  );
}

/** First halves of names of things that a tagger takes for what somebody does: “hearing aid”. */
const COMPOUND =
  /^(?:hearing|swimming|skipping|washing|sleeping|riding|training|rocking|walking|sewing|skating|dressing|shopping)$/;

const isPart = (word: Word): boolean =>
  (/^(?:noun|name)$/.test(word.tag) && isOpen(word)) || COMPOUND.test(word.lower);

/** The words that belong to the noun at `end`, and where its phrase begins. */
export function phraseOf(text: string, words: readonly Word[], end: number) {
  const nouns = [words[end]?.lower ?? ''];
  let colour: string | undefined;
  let determiner = '';
  let from = end;
  for (let at = end - 1; at >= 0 && end - at < 5; at -= 1) {
    const word = words[at] as Word;
    if (text.slice(word.end, words[at + 1]?.start) !== ' ') break;
    if (DETERMINER.test(word.lower) || /'s$/.test(word.lower)) {
      determiner = /'s$/.test(word.lower) ? "'s" : word.lower;
      from = at;
      break;
    }
    // “A vase playing ball” is no ball; “swimming costume” is a costume.
    if (/ing$/.test(words[at + 1]?.lower ?? '') && at + 1 < end && word.tag === 'noun') break;
    if (COLOUR.test(word.lower)) colour = word.lower;
    else if (isPart(word) && nouns.length === end - at) nouns.unshift(word.lower);
    else if (
      word.tag !== 'adjective' &&
      !/^(?:own|new|old|little|big|favourite|favorite|same|other|first|last)$/.test(word.lower)
    )
      break;
    from = at;
  }
  return { nouns: nouns.slice(-3), ...(colour ? { colour } : {}), determiner, from };
}

/** The verb that governs a phrase as far as one sees it without a parse: the last before it in its clause. */
export function nearestVerb(words: readonly Word[], from: number): string {
  for (let at = from - 1; at >= 0 && from - at < 7; at -= 1) {
    const word = words[at] as Word;
    if (
      /^(?:verb|past|ing)$/.test(word.tag) &&
      !/^(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could)$/.test(word.lower)
    )
      return word.lower;
  }
  return '';
}
