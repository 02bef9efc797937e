import { wordsOf } from '../grammar/tagger.ts';
import { isMass, isPlural } from '../things/nouns.ts';

/** What is typed in haste, and no book prints. */
const TYPED =
  /(?<![\p{L}’'])(?:bc|w|abt|n|smth|til|diff|sept|b4|u|ur|thru|cuz|cos|plz|pls|prob|yr|yrs|mths|wks|dont|cant|wont|doesnt|isnt|didnt|hes|shes|theyre|ive|im|dads|mums|x|r|ok|lol|tbh|omg|esp|info|mins|hrs|thurs|tues|weds|xmas|bday|pjs)(?![\p{L}’'])|[&\d"()…/+=*]/iu;
/** Nouns that stand without an article after a preposition: “at school”, “in bed”. */
const WITHOUT_ARTICLE =
  /^(?:home|school|bed|work|nursery|kindy|dinner|lunch|breakfast|tea|bedtime|night|church|hospital|prison|town|time|fear|love|day|water|public|class|front|order|daycare|kindergarten|preschool|assembly|playtime|tears|people|pain|half|everything|anything|something|nothing|everyone|everybody|anybody|anyone|nobody|somebody|it|first|last|once|least|all|one|two|three|them|football|swimming|milk|dirt|mud|grass|food|sleep|hair|space|music|top|bottom|purpose|mummy|mum|dad|daddy|grandma|grandpa|nan|mom)$/;
const PREPOSITION = /^(?:in|on|at|to|from|under|behind|down|into|off|of|with|for|over|by)$/;
const SLOTS: readonly (readonly [RegExp, string])[] = [
  [/\{hero\.they\}/gi, 'she'],
  [/\{hero\.them\}/gi, 'her'],
  [/\{hero\.their\}/gi, 'his'],
  [/\{hero[^}]*\}/g, 'Emma'],
];

/** Whether a sentence can be printed as it is: no haste, no article left out, and the child named once. */
export function isPrintable(stated: string): boolean {
  if (TYPED.test(stated.replace(/\{[^}]*\}/g, ''))) return false;
  if ((stated.match(/\{hero\}/g) ?? []).length > 1) return false;
  return !lacksArticle(SLOTS.reduce((text, [slot, word]) => text.replace(slot, word), stated));
}

/** “The stick was taken from shop”: a single thing at the beginning or after a preposition, with nothing before it. */
function lacksArticle(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, index) => {
    const next = words[index + 1];
    const isBeforeNoun = next?.tag === 'noun' && text.slice(word.end, next.start) === ' ';
    if (word.tag !== 'noun' || isBeforeNoun || word.isPlural || isPlural(word.lower) || isMass(word.lower))
      return false;
    if (/^\p{Lu}/u.test(word.text) && index > 0) return false;
    if (/ing$/.test(word.lower) || WITHOUT_ARTICLE.test(word.lower)) return false;
    let at = index - 1;
    while (
      at >= 0 &&
      /^(?:noun|adjective)$/.test(words[at]?.tag ?? '') &&
      text.slice(words[at]?.end, words[at + 1]?.start) === ' '
    )
      at -= 1;
    return at < 0 || PREPOSITION.test(words[at]?.lower ?? '');
  });
}
