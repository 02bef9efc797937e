import { HERO } from '../../contract.ts';

/** Names that are also everyday words: they are only replaced where they are capitalised. */
const EVERYDAY = new Set(
  'will may hope grace mark bill rose joy faith sunny drew art pat rob sky dawn summer autumn june april august jack ray dean frank rich miles penny daisy lily ivy iris river wren robin angel star rain leaf bear fox sage olive ginger pepper honey happy an so my in the can do sun song long young ash bee belle chase clay crystal eve ever gay guy heather hazel holly hunter jade jasmine jewel justice king lane lark major marina mercy noble nova ocean pearl poppy prince princess ruby scout sandy skip sterling storm tanner tiger victor violet willow winter wolf woody zen baker cooper carter mason parker piper porter page pace van ford glen heath cliff dale lee don gene jay kit lance les nick peg rod sue pip bud buddy sonny junior duke earl sailor jet blue bay reef ocean dot flora fern moss wade brook brooke forest wood stone archer fisher taylor tyler bo no on as at be me go is it he she we us or of to up by a i'.split(
    ' ',
  ),
);

/** Capitalised words that may follow a name and are not a surname. */
const NO_SURNAME =
  /^(?:And|Or|But|Is|Has|Had|Was|Will|Wants?|Loves?|Likes?|Needs?|Goes|Gets|Can|Does|Says|Feels|I|The|A|An|In|On|At|To|For|With|From|Who|When|Where|Why|How|Mum|Dad|Mummy|Daddy|Grandma|Grandpa|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Santa|Lego|Pokemon|Minecraft|Australia|English|Learns?|Learning|Meets?|Finds?|Helps?|Saves?|Visits?|Makes?|Plays?|Starts?)$/;

/** Words that look like a short name with a plural s. */
const SMALL_WORDS =
  /^(?:this|was|has|his|bus|gas|its|yes|thus|us|as|is|plus|less|miss|boss|toes|goes|does|lies|dies|ties)$/i;

/** Removes accents letter by letter, so that offsets in the folded text are offsets in the original. */
const folded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const base = letter.normalize('NFD')[0] ?? letter;
      const plain =
        base === 'ø'
          ? 'o'
          : base === 'Ø'
            ? 'O'
            : base === 'đ'
              ? 'd'
              : base === 'Đ'
                ? 'D'
                : base === 'ł'
                  ? 'l'
                  : base;
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+$/u;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The full name and its components, longest first: "Mary Ann", "Mary", "Ann"; "Jean-Luc", "Jean", "Luc". */
function nameForms(childName: string): string[] {
  const forms = [
    childName,
    ...childName.split(/[ -]/),
    childName.replace(/[ -]/g, ''),
    childName.replace(/['’]/g, ''),
  ];
  return [...new Set(forms)]
    .filter((form) => form.length > 1 || WITHOUT_SPACES.test(form))
    .sort((a, b) => b.length - a.length);
}

const patternOf = (form: string): string => {
  const name = literal(folded(form)).replace(/['’]/g, "['’]").replace(/[ -]/g, '[ -]');
  return WITHOUT_SPACES.test(form) ? name : `(?<![\\p{L}\\p{N}])${name}(?=(?:s|es)?(?![\\p{L}\\p{N}]))`;
};

/**
 * Replaces the child's name, or a part of it, with `HERO` where it is a separate word: in any case, with or without
 * accents, as a genitive or plural. A surname that follows it is removed.
 */
export function hideName(prompt: string, childName: string): string {
  if (childName === '') return prompt;
  const text = prompt.normalize('NFC');
  const forms = nameForms(childName);
  const everyday = new Set(
    forms.map((form) => folded(form).toLowerCase()).filter((form) => EVERYDAY.has(form)),
  );
  const places = new RegExp(forms.map(patternOf).join('|'), 'giu');
  let hidden = '';
  let at = 0;
  for (const match of folded(text).matchAll(places)) {
    const found = match[0];
    const end = match.index + found.length;
    const capital = /^\p{Lu}/u.test(found);
    const plural = /^e?s(?![\p{L}\p{N}])/u.test(folded(text).slice(end));
    const isWord = everyday.has(found.toLowerCase()) || (plural && SMALL_WORDS.test(`${found}s`));
    if (isWord && !capital) continue;
    hidden += `${text.slice(at, match.index)}${HERO}`;
    at = end + surnameAt(text, end, childName);
  }
  return hidden + text.slice(at);
}

/** Length of a surname that follows at `end`, or 0. In title case a surname cannot be recognised. */
function surnameAt(text: string, end: number, childName: string): number {
  if (/\s/.test(childName)) return 0;
  const next = /^ (\p{Lu}[\p{L}'’-]+)(?!\p{L})( \p{Lu})?/u.exec(text.slice(end, end + 60));
  const surname = next?.[1]?.replace(/['’]s$/, '');
  if (surname === undefined || next?.[2] !== undefined || NO_SURNAME.test(surname)) return 0;
  return surname.length + 1;
}
