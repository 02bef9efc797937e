import { HERO } from '../contract.ts';

/** Names that are everyday words too: they are only hidden where they stand with a capital. */
const EVERYDAY = new Set(
  'will may hope grace mark bill rose joy faith sunny drew art pat rob sky dawn summer autumn june april august jack ray dean frank rich miles penny daisy lily ivy iris river wren robin angel star rain leaf bear fox sage olive ginger pepper honey happy an so my in the can do sun song long young ash bee belle chase clay crystal eve ever gay guy heather hazel holly hunter jade jasmine jewel justice king lane lark major marina mercy noble nova ocean pearl poppy prince princess ruby scout sandy skip sterling storm tanner tiger victor violet willow winter wolf woody zen baker cooper carter mason parker piper porter page pace van ford glen heath cliff dale lee don gene jay kit lance les nick peg rod sue pip bud buddy sonny junior duke earl sailor jet blue bay reef ocean dot flora fern moss wade brook brooke forest wood stone archer fisher taylor tyler bo no on as at be me go is it he she we us or of to up by a i'.split(
    ' ',
  ),
);

/** Words with a capital that may follow a name and are no surname. */
const NO_SURNAME =
  /^(?:And|Or|But|Is|Has|Had|Was|Will|Wants?|Loves?|Likes?|Needs?|Goes|Gets|Can|Does|Says|Feels|I|The|A|An|In|On|At|To|For|With|From|Who|When|Where|Why|How|Mum|Dad|Mummy|Daddy|Grandma|Grandpa|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Santa|Lego|Pokemon|Minecraft|Australia|English|Learns?|Learning|Meets?|Finds?|Helps?|Saves?|Visits?|Makes?|Plays?|Starts?)$/;

/** What a short name with a plural's s would be taken for. */
const SMALL_WORDS =
  /^(?:this|was|has|his|bus|gas|its|yes|thus|us|as|is|plus|less|miss|boss|toes|goes|does|lies|dies|ties)$/i;

/** Letter for letter without accents, so that places in the folded text are places in the text. */
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

/** The whole name and its parts, longest first: "Mary Ann", "Mary", "Ann"; "Jean-Luc", "Jean", "Luc". */
function partsOf(childName: string): string[] {
  const parts = [
    childName,
    ...childName.split(/[ -]/),
    childName.replace(/[ -]/g, ''),
    childName.replace(/['’]/g, ''),
  ];
  return [...new Set(parts)]
    .filter((part) => part.length > 1 || WITHOUT_SPACES.test(part))
    .sort((a, b) => b.length - a.length);
}

const patternOf = (part: string): string => {
  const name = literal(folded(part)).replace(/['’]/g, "['’]").replace(/[ -]/g, '[ -]');
  return WITHOUT_SPACES.test(part) ? name : `(?<![\\p{L}\\p{N}])${name}(?=(?:s|es)?(?![\\p{L}\\p{N}]))`;
};

/**
 * The wish with `HERO` wherever the child's name, or a part of it, stands as a word of its own: in any case, with or
 * without its accents, as a genitive or plural. A surname that stands right after it is dropped.
 */
export function hideName(wish: string, childName: string): string {
  if (childName === '') return wish;
  const text = wish.normalize('NFC');
  const parts = partsOf(childName);
  const everyday = new Set(
    parts.map((part) => folded(part).toLowerCase()).filter((part) => EVERYDAY.has(part)),
  );
  const places = new RegExp(parts.map(patternOf).join('|'), 'giu');
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

/** How many letters of a surname follow at `end`; in a title, where every word has a capital, there is none to be told. */
function surnameAt(text: string, end: number, childName: string): number {
  if (/\s/.test(childName)) return 0;
  const next = /^ (\p{Lu}[\p{L}'’-]+)(?!\p{L})( \p{Lu})?/u.exec(text.slice(end, end + 60));
  const surname = next?.[1]?.replace(/['’]s$/, '');
  if (surname === undefined || next?.[2] !== undefined || NO_SURNAME.test(surname)) return 0;
  return surname.length + 1;
}
