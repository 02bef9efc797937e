import { type Tag, wordsOf } from '../grammar/tagger.ts';

/** A word of a sentence on its way into the story. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly tag: Tag;
  readonly isPlural: boolean;
  /** Where it stands in the prompt. */
  readonly start: number;
  /** “,” where one stands before it. */
  readonly comma: boolean;
}

const PRONOUN = /^(?:i|he|she|it|they|we|you|who|there|that)$/i;
const AGE = /^(?:\d{1,2}(?:yo|yrs?|y\/o)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
/** Words that say nothing in a story told long after. */
const HEDGES =
  /^(?:really|honestly|basically|literally|actually|apparently|obviously|definitely|currently|recently|lately|nowadays|now|today|tonight|tomorrow|yesterday|lol|sorry|help|haha|bless|already|suddenly)$/i;
const HEDGING: readonly RegExp[] = [
  /,? \d+ and \d+\b|\b(?:at the moment|right now|these days|for now|as well|to be honest|poor love|bless (?:him|her)|god help us|(?:last|next|this) (?:week(?:end)?|month|year|term|night|morning|evening|summer|spring|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\w+ ){1,2}ago|in (?:about )?(?:a|two|three|four|five|six|nine|a few|\d+) (?:days?|weeks?|months?)(?: time)?|on the \d+(?:st|nd|rd|th)|since (?:turning|he turned|she turned) \w+|and a half|years? old|months? old|by the way|of course|you know|kind of|sort of|i think|we think|a lot of the time|(?:i am|i'm) afraid|\d+ (?:months?|mths|yrs?|years?)(?: old)?)\b/gi,
];

/** Stands for “next Monday”, “tomorrow”, “in three weeks”. */
export const SOON = 'soon';
const TO_COME =
  /\b(?:(?:next|this) (?:week(?:end)?|month|year|term|summer|spring|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:about )?(?:a|two|three|four|five|six|nine|a few|\d+) (?:days?|weeks?|months?)(?: time)?|on the \d+(?:st|nd|rd|th)|tomorrow)\b/gi;

/** The sentences of a prompt as tokens: what stands in brackets, ages and words of the moment are left out. */
export function sentencesOf(text: string): readonly (readonly Token[])[] {
  const gone = spansOf(text);
  const coming = new Set([...text.matchAll(TO_COME)].map(({ index }) => index));
  const out: Token[][] = [[]];
  let end = 0;
  let comma = false;
  for (const { text: word, tag, isPlural, start, end: stop } of wordsOf(text)) {
    const gap = text.slice(end, start);
    end = stop;
    if (
      /[.!?;:\n*/]|\s[-–—]\s|--|–|—|"| '|' |\.\.|😭|\p{Extended_Pictographic}/u.test(gap) &&
      out.at(-1)?.length
    )
      out.push([]);
    comma = /,/.test(gap) || (comma && out.at(-1)?.length !== 0);
    const isToCome = coming.has(start) && (out.at(-1)?.length ?? 0) > 0;
    if (isToCome) {
      out.at(-1)?.push({ text: SOON, lower: SOON, tag: 'time', isPlural: false, start, comma: false });
      comma = false;
    }
    if (isToCome || gone.some(([from, to]) => start >= from && start < to) || HEDGES.test(word)) continue;
    for (const one of split(word)) {
      out.at(-1)?.push({
        text: one,
        lower: one.toLowerCase(),
        tag: one === word ? tag : 'other',
        isPlural,
        start,
        comma,
      });
      comma = false;
    }
  }
  return out.map((tokens) => withoutAges(tokens)).filter((tokens) => tokens.length > 0);
}

function spansOf(text: string): readonly (readonly [number, number])[] {
  return [/\([^)]*\)/g, ...HEDGING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const),
  );
}

/** “she’s” is two words; “won’t” and “Mum’s” are one. */
function split(word: string): readonly string[] {
  const [, before, after] = /^(.+?)('(?:s|re|ve|ll|d|m))$/i.exec(word) ?? [];
  return before && after && PRONOUN.test(before) ? [before, after] : [word];
}

/** Without “, 8,” and “is 5 and”: how old a child is stands elsewhere. */
function withoutAges(tokens: readonly Token[]): Token[] {
  const isNumber = (at: number): boolean => AGE.test(tokens[at]?.lower ?? '');
  const isCopula = (at: number): boolean =>
    /^(?:is|'s|aged?|turned|just|only|nearly|almost)$/.test(tokens[at]?.lower ?? '');
  const ends = (at: number): boolean => {
    const next = tokens[at];
    return (
      !next ||
      next.comma ||
      /^(?:and|but|he|she|who|has|is|keeps|won't|can't|doesn't|still|hates|wants)$/.test(next.lower) ||
      /^(?:verb|past)$/.test(next.tag)
    );
  };
  const gone = new Set<number>();
  tokens.forEach((token, at) => {
    if (!isNumber(at) || !ends(at + 1)) return;
    const isBare = token.comma || at === 0 || (tokens[at - 1]?.tag === 'name' && /\d/.test(token.text));
    let from = at;
    while (isCopula(from - 1)) from -= 1;
    if (from === at && !isBare) return;
    for (let one = from; one <= at; one += 1) gone.add(one);
    if (from < at && /^(?:and|but)$/.test(tokens[at + 1]?.lower ?? '')) gone.add(at + 1);
  });
  return tokens.filter((_, at) => !gone.has(at));
}
