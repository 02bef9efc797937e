import nlp from 'compromise/two';

/** What a word does in its sentence, as far as the tagger sees it. */
export type Tag =
  | 'noun'
  | 'name'
  | 'verb'
  | 'past'
  | 'ing'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'time'
  | 'other';

/** A word where it stands in a text. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly tag: Tag;
  readonly isPlural: boolean;
  /** Somebody: “teacher”, “barber”. */
  readonly isSomebody: boolean;
  readonly start: number;
  readonly end: number;
}

/** A long prompt says what it is about early; what comes later is read by its cues only. */
const MOST = 800;
const CACHED = 64;
const cache = new Map<string, readonly Word[]>();

/** The words of a text with their tags. The same text is tagged once: several readers ask for it. */
export function wordsOf(text: string): readonly Word[] {
  const known = cache.get(text);
  if (known) return known;
  const found = tagged(text);
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value ?? '');
  cache.set(text, found);
  return found;
}

function tagged(text: string): readonly Word[] {
  const out: Word[] = [];
  let from = 0;
  const terms = (nlp(text.slice(0, MOST)) as unknown as Document).docs.flat();
  for (const { text: word, tags } of terms) {
    // The second half of “won’t” has no text of its own.
    if (!word) continue;
    const start = text.indexOf(word, from);
    if (start < 0) continue;
    from = start + word.length;
    const earlier = out.at(-1);
    if (earlier && earlier.end === start - 1 && text[start - 1] === '-') {
      out[out.length - 1] = joined(earlier, wordFrom(word, tags, start));
      continue;
    }
    out.push(wordFrom(word, tags, start));
  }
  return out;
}

/** “drop-off” is one word, tagged as its last half. */
const joined = (one: Word, other: Word): Word => ({
  ...other,
  text: `${one.text}-${other.text}`,
  lower: `${one.lower}-${other.lower}`,
  start: one.start,
});

const wordFrom = (text: string, tags: ReadonlySet<string>, start: number): Word => ({
  text,
  lower: text.toLowerCase(),
  tag: /.ing$/i.test(text) && !NO_GERUND.test(text) && tags.has('Verb') ? 'ing' : tagOf(tags),
  isPlural: tags.has('Plural'),
  isSomebody: tags.has('Actor'),
  start,
  end: start + text.length,
});

const NO_GERUND = /^(?:bring|sing|swing|ring|sting|cling|fling|spring|string|wing|thing)$/i;
const TAGS: readonly (readonly [string, Tag])[] = [
  ['Date', 'time'],
  ['Value', 'number'],
  ['Gerund', 'ing'],
  ['PastTense', 'past'],
  ['Participle', 'past'],
  ['Verb', 'verb'],
  ['Adverb', 'adverb'],
  ['ProperNoun', 'name'],
  ['Adjective', 'adjective'],
  ['Noun', 'noun'],
];

const tagOf = (tags: ReadonlySet<string>): Tag => TAGS.find(([name]) => tags.has(name))?.[1] ?? 'other';

/** What is used of the tagger. */
interface Document {
  readonly docs: readonly (readonly { readonly text: string; readonly tags: ReadonlySet<string> }[])[];
}

interface Conjugator {
  readonly two: {
    readonly transform: {
      readonly verb: {
        conjugate(
          base: string,
          model: object,
        ): Partial<Record<'PastTense' | 'Gerund' | 'PresentTense', string>>;
        toInfinitive(word: string, model: object, tense: string): string;
      };
    };
  };
}

const { conjugate, toInfinitive } = (nlp.methods() as Conjugator).two.transform.verb;

/** “tore” for “tear”, as the tagger’s table has it; it may be wrong for a verb that it does not know. */
export const pastInTable = (base: string): string | undefined => conjugate(base, nlp.model()).PastTense;

/** “fuss” for “fusses”. */
export const baseInTable = (present: string): string => toInfinitive(present, nlp.model(), 'PresentTense');

/** “share” for “sharing”. */
export const baseOfIng = (ing: string): string => toInfinitive(ing, nlp.model(), 'Gerund');
