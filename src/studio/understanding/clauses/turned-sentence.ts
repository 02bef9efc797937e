import type { Pronouns } from '../types.ts';
import { pastOf, pastOfPresent } from './verbs.ts';

/** Whose sentence is turned. */
interface Hero {
  readonly childName?: string;
  readonly pronouns?: Pronouns;
  /** Somebody else in the prompt goes by the same pronouns, so that “her” may be anybody’s. */
  readonly isAmbiguous: boolean;
}

const SUBJECT =
  /^(?:(?:my|our) (?:(?:little|big|youngest|eldest|older|\w+[- ]year[- ]old) )?(?:son|daughter|boy|girl)|he|she) /i;
/** With these a sentence is about the parent, about another time, or has a clause whose verb is not known. */
const UNTURNABLE =
  /\b(?:i|me|my|we|us|our|you|your|who|that|which|if|what|how|why|whether|tomorrow|yesterday|today|tonight|now|next|last|ago|soon|recently|already|yet|since|will|would|could|should|might|may|are|were|was|am|been|being|these|this|there|wont|cant|doesnt|isnt|didnt|hes|shes|im|dont|thinks|knows|says|story|please|need a|died|dead|dying)\b|[0-9"():;&/]|\w'(?!t\b|s \w)/i;
const NEGATED: Readonly<Record<string, string>> = {
  "won't": 'wouldn’t',
  "can't": 'couldn’t',
  "doesn't": 'didn’t',
  "isn't": 'wasn’t',
  "hasn't": 'hadn’t',
  cannot: 'could not',
};
const ADVERB = /^(?:never|always|often|just|only|sometimes|usually|still|really)$/;
/** After “her” these show that it stood for the child itself. */
const AFTER_THEM =
  /^(?:|and|but|or|to|at|in|on|for|with|when|because|off|out|up|down|from|by|into|every|all|so|alone|again)$/;
const FEWEST = 4;
const MOST = 18;

/** The first sentence about the child, in the past and with slots; undefined unless all of it could be turned. */
export function turnedSentence(text: string, hero: Hero): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const turned = turn(sentence.replace(/[.!?]+$/, '').trim(), hero);
    if (turned) return turned;
  }
  return undefined;
}

function turn(sentence: string, hero: Hero): string | undefined {
  const named = hero.childName ? `${hero.childName} ` : undefined;
  const subject = named && sentence.startsWith(named) ? named : SUBJECT.exec(sentence)?.[0];
  if (!subject) return undefined;
  const rest = sentence.slice(subject.length);
  const words = rest.split(' ');
  if (UNTURNABLE.test(rest) || words.length + 1 < FEWEST || words.length > MOST) return undefined;
  if (hero.childName && rest.includes(hero.childName)) return undefined;
  const turned = turnWords(words, hero);
  return turned && `{hero} ${turned.join(' ').replace(/'/g, '’')}`;
}

/** Each word turned; undefined where one is in doubt. A verb stands at the start, after the child, and after “and” or “but”. */
function turnWords(words: readonly string[], hero: Hero): string[] | undefined {
  const out: string[] = [];
  let awaitsVerb = true;
  let isAfterPronoun = false;
  for (const [index, word] of words.entries()) {
    const comma = word.endsWith(',') ? ',' : '';
    const lower = word.slice(0, word.length - comma.length).toLowerCase();
    const pronoun = slotOf(
      lower,
      comma ? '' : (words[index + 1] ?? '').toLowerCase().replace(/,$/, ''),
      hero,
    );
    if (pronoun === null) return undefined;
    if (awaitsVerb && !ADVERB.test(lower)) {
      const past = NEGATED[lower] ?? pastOfPresent(lower);
      if (!past || (isAfterPronoun && /^was/.test(past))) return undefined;
      out.push(past + comma);
      awaitsVerb = false;
      isAfterPronoun = false;
    } else if (pronoun) {
      if (pronoun === '{hero.they}' && (words[index - 1] ?? '').endsWith(',')) return undefined;
      out.push(pronoun + comma);
      awaitsVerb = pronoun === '{hero.they}';
      isAfterPronoun = awaitsVerb;
    } else if (isLeftOver(lower, (words[index - 1] ?? '').toLowerCase(), words.slice(0, index))) {
      return undefined;
    } else {
      // A verb that nobody turned: “when the tower falls”.
      const isPlainVerb =
        pastOfPresent(lower) &&
        !pastOf(lower) &&
        !/^(?:plays|walks|looks|turns|talks|calls|starts|slides|swings|bites|kicks|hugs|drinks|paints|plants)$/.test(
          lower,
        );
      if (isPlainVerb && !/^(?:and|but)$/.test(words[index - 1] ?? '')) return undefined;
      if (/^(?:and|but)$/.test(words[index - 1] ?? '') && pastOfPresent(lower))
        out.push(`${pastOfPresent(lower)}${comma}`);
      else if (
        /^(?:when|because|until|while|after|before|so)$/.test(lower) &&
        !/^(?:he|she)$/.test((words[index + 1] ?? '').toLowerCase())
      )
        return undefined;
      else out.push(word);
    }
  }
  return awaitsVerb ? undefined : out;
}

/** A verb in the present that stands where none is turned: “and his sister can”, “but the others laugh”. */
function isLeftOver(word: string, before: string, sofar: readonly string[]): boolean {
  if (/^(?:is|has|can|does|can't|won't|doesn't|isn't|hasn't|don't|aren't|cannot)$/.test(word)) return true;
  const isSecond = sofar.some((one) => /^(?:and|but|or)$/i.test(one));
  return isSecond && pastOf(word) !== undefined && !/^(?:to|and|but|or|not)$|n't$/.test(before);
}

/** The slot for a pronoun of the child, undefined for any other word, null where it may be somebody else’s. */
function slotOf(word: string, next: string, hero: Hero): string | undefined | null {
  if (/^(?:they|them|their|it's|its|hers|he's|she's)$/.test(word)) return null;
  const isHe = /^(?:he|him|his|himself)$/.test(word);
  if (!isHe && !/^(?:she|her|herself)$/.test(word)) return undefined;
  if (hero.isAmbiguous || hero.pronouns !== (isHe ? 'he' : 'she')) return null;
  if (word === 'he' || word === 'she') return '{hero.they}';
  if (word === 'him') return '{hero.them}';
  if (word.endsWith('self')) return '{hero.themselves}';
  return word === 'his' || !AFTER_THEM.test(next) ? '{hero.their}' : '{hero.them}';
}
