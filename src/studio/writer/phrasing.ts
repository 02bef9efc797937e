import type { AgeBand } from '../age-bands.ts';
import type { Random } from '../random.ts';
import { countWords, sentencesOf } from '../words.ts';
import { inOtherWords } from './synonyms.ts';
import { retag } from './tags.ts';

/** How often two short sentences become one, by band: older children read longer sentences. */
const JOINED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 0.3, '6-8': 0.4, '8-12': 0.75 };
const LONGEST_JOINED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 14, '6-8': 17, '8-12': 26 };

/**
 * The same paragraphs in other words and rhythms, by chance; the meaning and the order of events stay. `dialect` puts in
 * the words that this story prefers throughout, `kinds` says what the others are besides their names.
 */
export function rephrase(
  text: string,
  band: AgeBand,
  random: Random,
  dialect: (text: string) => string,
  kinds: ReadonlyMap<string, string>,
): string {
  if (band === '0-3') return text;
  return text
    .split('\n\n')
    .map((paragraph) => dialect(inOtherWords(paragraph, random)))
    .map((paragraph) => retag(joinSentences(paragraph, band, random), band, random, kinds))
    .join('\n\n');
}

const JOINABLE = /^(?:It|He|She|They|There|Then|But|And|So|⟦hero⟧|That)\b/u;

function joinSentences(paragraph: string, band: AgeBand, random: Random): string {
  if (paragraph.startsWith('Chapter')) return paragraph;
  const joined: string[] = [];
  for (const sentence of sentencesOf(paragraph)) {
    const before = joined.at(-1);
    if (before !== undefined && canJoin(before, sentence, band) && random.chance(JOINED[band])) {
      joined[joined.length - 1] = `${before.slice(0, -1)}${linked(before, sentence)}`;
    } else {
      joined.push(sentence);
    }
  }
  return joined.join(' ');
}

function canJoin(before: string, sentence: string, band: AgeBand): boolean {
  if (/[“”:;?!…–]/.test(before + sentence) || !before.endsWith('.') || !sentence.endsWith('.')) return false;
  if (!JOINABLE.test(sentence) && !sentence.startsWith('⟦')) return false;
  if (/^(?:That|So) (?:is|was|it)\b/.test(sentence)) return false;
  const words = countWords(before) + countWords(sentence);
  return words <= LONGEST_JOINED[band] && countWords(before) > 2;
}

function linked(before: string, sentence: string): string {
  const rest = sentence.charAt(0) === '⟦' ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (/^(?:but|and|so)\b/.test(rest)) return `, ${rest}`;
  return /, | and /.test(before) ? `; ${rest}` : `, and ${rest}`;
}
