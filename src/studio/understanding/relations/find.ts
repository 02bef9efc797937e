import { fromParent, RELATION_WORD, relationOf } from './lexicon.ts';

/** A relation where it stands in the prompt. */
export interface Mention {
  readonly relation: string;
  /** The word of the prompt where it is another: “husband” of a dad. */
  readonly wording?: string;
  readonly name?: string;
  readonly count: number;
  readonly start: number;
  readonly end: number;
  /** “Dad’s job”: the word only says whose something is. */
  readonly isPossessive: boolean;
}

const NUMBER: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, '2': 2, '3': 3 };
const ADJECTIVE =
  'big|bigger|little|baby|older|younger|elder|youngest|oldest|new|twin|best|other|foster|kind|old|late|beloved|birth|dear|favou?rite|only|real|step|maternal|paternal';
const OWNER =
  "my|our|his|her|their|the|a|an|some|two|three|four|both|2|3|another|one|(?:(?!(?:It|That|He|She|There|What|Who|Here|Let|Where|How)')[A-Z][a-z]+|mum|mom|dad)'s";
const NAME =
  "(?!(?:I|Mum|Mom|Dad|Mummy|Mommy|Daddy|Papa|Mama|Baba|Aunt|Auntie|Aunty|Uncle|Grandma|Grandpa|Grandad|Granny|Gran|Nana|Nanna|Nan|Nonna|Nonno|Opa|Oma|Pop|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|And|But|He|She|They|Her|His|Christmas|We|It|The|Her|My)\\b)[A-Z][\\p{L}'-]*\\p{Ll}";
/** Upper and lower case count in names only; a relation may be written either way. */
const MENTION = new RegExp(
  `(?<![\\p{L}'-])(?:(${NAME})(?:,| is|, is) (?=(?:his|her|their|our|my) ))?(?:((?:${OWNER}|My|Our|His|Her|Their|The|A|An|Some|Two|Three|Both)) )?((?:(?:${ADJECTIVE})[ -])*)(?:year \\d )?${any(RELATION_WORD)}(?:('s|s')(?= ))?(?![\\p{L}-])(?:(?: (?:in|at|from|on) (?:her|his|the|their|our) \\w+(?= (?:called|named)|, (?:Mrs? |Ms |Miss )?[A-Z]))?,? (?:(?:called|named) )?((?:(?:Mr|Mrs|Ms|Miss|Dr) )?${NAME})(?!'s [a-z]+ (?:party|house)))?`,
  'gu',
);

/** Lets each relation begin with a capital letter without making names case-blind. */
function any(words: string): string {
  return words.replace(/(?<=[(|])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** “Everyone has a mum”, “why he hasn’t got a dad”: nobody of the family. */
const NOBODY =
  /\b(?:(?:everyone|everybody|nobody)(?: else)?(?: has| have| had)?|hasn'?t got|haven'?t got|doesn'?t have|does not have|has no|have no|no)(?: any| a)? ?$|\b(?:I'm|I am) (?:a )?(?:single )?$|\b(?:make|making|makes) (?:new )?$|\b(?:be|being|become|becoming) $/i;

/** “Aisha’s mum” is not the child’s own. */
function ofName(owner: string, hero: string | undefined): string {
  if (!/^[A-Z].*'s$/.test(owner) || /^(?:Mum|Mom|Dad)'s$/.test(owner)) return '';
  return owner.slice(0, -2).toLowerCase() === hero?.toLowerCase() ? '' : `${owner.slice(0, -2)}’s `;
}

/** “A story about a girl who …”: the child itself. */
const ABOUT = /(?:^|[.!?] )(?:.{0,25}\b(?:about|for) )?$/i;
/** “We have a girl”, “10 year old boy”: the child itself. “Remembered something about a boy” is nobody of the story. */
const OWN_OR_SPOKEN =
  /\b(?:(?:we|i) have|\d+[ -]?(?:yr|year|yo|y\/o)s?(?:[ -]old)?|something about)(?: an?)? ?$/i;
/** “Three kids: Isla 11, …”, “both the kids”, “two boys one swing”: the children of whom the prompt is. */
const OWN_MANY = /^(?:kids|children|boys|girls)$/i;

const HERO_WORDS = /^(?:my|our|a|the|this)$/i;

/** Whether the words mean the child of the story: “my boy”, “our youngest girl”, “little girl”. */
function isHero(owner: string, word: string): boolean {
  if (/^(?:boys?|girls?|kids?|child|children)$/i.test(word) && /^(?:my|our)$/i.test(owner)) return true;
  return /^(?:twins|child|kid)$/i.test(word) && HERO_WORDS.test(owner);
}

/** Whether a child or several are those of whom the prompt is, by what stands around them. */
function isOwn(text: string, at: number, owner: string, word: string, hasChild: boolean): boolean {
  if (!/^(?:boys?|girls?|kids?|child|children)$/i.test(word)) return false;
  if (
    OWN_OR_SPOKEN.test(text.slice(0, at)) ||
    /^\d+[ -]?(?:yr|year)/.test(text.slice(Math.max(0, at - 12), at))
  )
    return true;
  if (!OWN_MANY.test(word)) return false;
  const rest = text.slice(at);
  if (/^\S+ \w+: \p{Lu}/u.test(rest) || /\bme and $/i.test(text.slice(0, at))) return true;
  return /^(?:two|three|both|2|3)$/i.test(owner) && !hasChild && !/\b(?:they|at|from) \w+/.test(rest);
}

/** “A baby girl” of the family is the child’s sister. */
const NEWBORN: Readonly<Record<string, string>> = { girl: 'sister', boy: 'brother' };

const DESCRIBING = /\b(?:big|little|baby|older|younger|twin|best|foster|birth|step)\b/gi;
const NO_NAME =
  /^(?:Year|Kindy|School|English|French|Germany|Canada|Mr|Mrs|Ms|Miss|March|April|May|June|July|August|January|February|September|October|November|December|Uno|Lego|Snakes)$/;

/** With one of these the kids are somebody else’s. */
const ONE_CHILD = /\b(?:he|him|his|she|her|son|daughter|school|class|street|me)\b/i;

/** Every relation of the prompt in its order; the child itself is none of them. */
export function findMentions(text: string, hero?: string): readonly Mention[] {
  const hasChild = /\b(?:she|he|her|his|him|son|daughter|they)\b/i.test(text);
  const found: Mention[] = [];
  for (const match of text.matchAll(MENTION)) {
    const [whole, before, owner = '', adjectives = '', word = '', plural, possessive, after] = match;
    if (/^the$/i.test(owner) && /^(?:kids|children)$/i.test(word) && !ONE_CHILD.test(text)) continue;
    if (isOwn(text, match.index, owner, `${word}${plural ?? ''}`, hasChild)) continue;
    if (isHero(owner, word) || (possessive && after === 'Day')) continue;
    if (owner === '' && adjectives === '' && /^(?:girl|boy)$/i.test(word) && !plural) continue;
    if (
      ABOUT.test(text.slice(0, match.index)) &&
      /^(?:girl|boy|kid|child)$/i.test(word) &&
      /^ (?:who|with|and (?:his|her)|whose)\b/.test(text.slice(match.index + whole.length))
    )
      continue;
    // “Big sister soon!” is the child; “big sister going off to uni” is not.
    const isBig = /^big $/i.test(adjectives) || /\bbig $/i.test(text.slice(0, match.index));
    if (
      isBig &&
      owner === '' &&
      /^(?:sister|brother)$/i.test(word) &&
      !/^ (?:is|going|has|off|left|leaving|leaves|moved|moving|who|[A-Z])/.test(
        text.slice(match.index + whole.length),
      )
    )
      continue;
    const lower = word.toLowerCase().replace(/-/g, ' ');
    if (
      /^(?:pop|ma|mate|nanny|popo|baby|parent|man|lady|woman|vet|dentist|baba|bibi|tata|tito|tita|tia|tio|nono|mam|babu|niece|nephew)$/.test(
        lower,
      ) &&
      !owner &&
      !adjectives &&
      word === lower &&
      !/^(?:vet|dentist)$/.test(lower)
    )
      continue;
    if (/^(?:man|woman|lady)$/.test(lower) && !/^(?:an?|the)$/i.test(owner)) continue;
    if (lower === 'baby' && !/^(?:a|the|our|new)$/i.test(owner) && !/new/.test(adjectives)) continue;
    if (/^(?:doctor|nurse)$/.test(lower) || (/^(?:child|kid)$/.test(lower) && !owner)) continue;
    const isSomebody = /^(?:his|her|their|my|our)$/i.test(owner);
    if (!isSomebody && NOBODY.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const ofParent = /^(?:my|our)$/i.test(owner) && hasChild && !adjectives;
    const describing = (adjectives.match(DESCRIBING) ?? []).join(' ').toLowerCase();
    const isNewborn = describing === 'baby' && lower in NEWBORN;
    // “Dad and his boyfriend”: no child has one.
    const lover = /^(?:boyfriend|girlfriend|partner|husband|wife|fianc[eé]e?)$/.test(lower);
    const of = /^his$/i.test(owner) ? "dad's " : /^her$/i.test(owner) ? "mum's " : '';
    const partner = lover ? (/'s$/.test(owner) ? `${owner.toLowerCase()} ` : of) : '';
    const called = [before, possessive ? undefined : after]
      .map((name) => name?.replace(/'s$/, ''))
      .find((name) => name && !NO_NAME.test(name));
    const end = match.index + whole.length;
    // “grandmas vase”: an apostrophe that nobody typed.
    const isOwning =
      plural === 's' &&
      owner === '' &&
      relationOf(lower)?.kind !== 'child' &&
      /^ (?!and\b|are\b|were\b|who\b|have\b|in\b|at\b|to\b|from\b|with\b|both\b|on\b|is\b|will\b|came\b|died\b)[a-z]/.test(
        text.slice(end),
      );
    const isMany =
      (plural === 's' && !isOwning) ||
      /^(?:kids|children|girls|boys|grandparents|parents|siblings)$/.test(lower);
    const friend = found.at(-1);
    const ofFriend =
      friend?.isPossessive && friend.end + 1 === match.index && relationOf(friend.relation)?.kind === 'child'
        ? `${friend.relation}’s `
        : ofName(owner, hero);
    const relation = ofParent ? fromParent(lower) : (isNewborn && NEWBORN[lower]) || lower;
    found.push({
      relation: `${ofFriend}${partner}${describing ? `${describing} ` : ''}${relation}`,
      ...(relation === lower ? {} : { wording: lower }),
      ...(called && !isMany ? { name: called } : {}),
      count: NUMBER[owner.toLowerCase()] ?? (isMany ? 2 : 1),
      start: match.index,
      end,
      isPossessive: isOwning || possessive !== undefined || /^'s\b/.test(text.slice(end)),
    });
  }
  return found.filter(({ relation }) => relationOf(relation) !== undefined);
}
