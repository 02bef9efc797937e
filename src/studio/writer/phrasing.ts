import type { AgeBand } from '../contract.ts';
import type { Random } from '../random.ts';
import { countWords, sentencesOf } from '../words.ts';

/** How often two short sentences become one, by band: older children read longer sentences. */
const JOINED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 0.3, '6-8': 0.4, '8-12': 0.75 };
const LONGEST_JOINED: Readonly<Record<AgeBand, number>> = { '0-3': 0, '3-7': 14, '6-8': 17, '8-12': 26 };

/** Ways of saying the same that suit every sentence they stand in. */
const WAYS: readonly (readonly string[])[] = [
  ['somebody', 'someone'],
  ['nobody', 'no one'],
  ['everybody', 'everyone'],
  ['began to', 'started to'],
  ['at last', 'in the end', 'finally'],
  ['all at once', 'suddenly'],
  ['a little bit', 'a bit'],
  ['for a long time', 'for a long while', 'for quite some time'],
  ['did not', 'didn’t'],
  ['could not', 'couldn’t'],
  ['would not', 'wouldn’t'],
  ['was not', 'wasn’t'],
  ['were not', 'weren’t'],
  ['had not', 'hadn’t'],
  ['had never', 'had never once', 'had never yet'],
  ['very quiet', 'quite silent', 'terribly quiet'],
  ['very small', 'very little', 'tiny'],
  ['as if', 'as though'],
  ['looked round', 'looked about', 'glanced round'],
  ['by itself', 'all by itself', 'of its own accord'],
  ['a great many', 'a good many', 'a whole lot of'],
  ['of course', 'naturally'],
  ['went on', 'carried on'],
  ['whispered', 'murmured'],
  ['shouted', 'yelled', 'called out'],
  ['perhaps', 'maybe'],
  ['thought about it', 'turned it over', 'considered it'],
  ['far away', 'far off', 'a long way off'],
  ['for a moment', 'for a second', 'for an instant'],
  ['a good deal', 'a great deal', 'rather a lot'],
  ['not yet', 'not just yet'],
  ['held on to', 'clung to', 'kept hold of'],
];

const WAY_OF = new Map(WAYS.flatMap((ways) => ways.map((way) => [way, ways] as const)));
const ANY_WAY = new RegExp(
  `\\b(?:${[...WAY_OF.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}’-])`,
  'gu',
);

/** The same paragraphs in other words and rhythms, by chance; the meaning and the order of events stay. */
export function rephrase(text: string, band: AgeBand, random: Random): string {
  if (band === '0-3') return text;
  return text
    .split('\n\n')
    .map((paragraph) => joinSentences(otherWays(paragraph, random), band, random))
    .join('\n\n');
}

function otherWays(paragraph: string, random: Random): string {
  return paragraph.replace(ANY_WAY, (way) => random.pick(WAY_OF.get(way) ?? [way]));
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
