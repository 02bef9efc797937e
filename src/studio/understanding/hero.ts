import { type Word, wordsOf } from './grammar/tagger.ts';

/** Stands for the child’s name while a prompt is read; no result has it. */
export const CHILD = 'Childname';

/** How the child of the story is spoken of in a prompt. */
export interface Hero {
  /** Names that mean the child, in lower case; the one of the form among them. */
  readonly names: ReadonlySet<string>;
}

const AGE =
  "(?:,? ?\\(? ?(?:(?:who|that)(?: is|'s) |aged? |is |just |nearly |almost |turning )*(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?! of|%| times| days?\\b| nights?| friends| dads| mums| moms| kids| girls| boys| children))";
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}-]*(?![\\p{L}-]|'(?!s\\b))(?<!\\b(?:He|She|It))";
const CHILD_WORD =
  '(?:son|daughter|boy|girl|kid|child|toddler|eldest|oldest|youngest|middle one|middle child|older one|little one|younger one|grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|godson|goddaughter|preschooler|baby girl|baby boy|one|two|kids|children|boys|girls|twins|little girl|little boy|little man)';
/** “My daughter Ivy”, “our son, Harry”, “we have a girl, Saoirse”. */
const OWN = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Ww]e have an?|[Ii] have an?|[Oo]wn)(?: own| only| big| foster| adopted| lovely| sweet| \\w+[- ]year[- ]old)* (?:[a-z]+ )?${CHILD_WORD}(?:,? \\d{1,2})?(?: called| named|:|,| \\()? ?(${NAME})`,
  'u',
);
const AGED = new RegExp(`(${NAME})${AGE}`, 'gu');
const MINE = new RegExp(`\\bmine \\((${NAME})\\)`, 'u');
const FOR = new RegExp(
  `\\b(?:[Ff]or|about|adopt(?:ed|ing)|according to|write \\w+ for|hero is|named?) (${NAME})`,
  'u',
);
const NO_NAME =
  /^(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|nan\w*|gran\w*|grand.*|oma|opa|pop\w*|lola|lolo|nonn[ao]|abuel[ao]|uncle|aunt\w*|great|mr|mrs|ms|miss|dr|coach|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|diwali|halloween|hanukkah|lego|duplo|minecraft|roblox|uno|ludo|ikea|english|maths|school|every|there|and|but|when|if|we|he|she|they|it|my|our|his|her|the|a|an|is|are|can|could|please|what|why|how|just|so|no|not|never|yesterday|today|this|that|then|now|at|in|on|for|with|since|after|because|one|two|three|navy|army|tablet|week|all|guinea|age|aged|story|something|someone|somebody|nobody|everyone|everybody|wee|god|big|little|new|old|baby|best|first|last|getting|starting|moving|going|potty|anger|hearing|screams|hates|loves|wants|cries|hits|bites|refuses|won|can|afraid|scared|autistic|identical|keyworker|teacher)$/i;

/** Words before a name that say that it is somebody else’s: “her friend Aisha”, “uncle Dan”. */
const BOUND =
  /(?:\b(?:sister|brother|friend|freind|mate|cousin|uncle|aunt\w*|twin|boy|girl|kid|dad|daddy|mum|mummy|mama|papa|nan\w*|gran\w*|grand\w+|oma|opa|pop|stepdad|stepmum|stepsister|stepbrother|teacher|coach|neighbou?r|miss|mrs?|ms|dog|cat|rabbit|hamster|pony|horse|puppy|kitten|pig|fish|boyfriend|girlfriend|partner|husband|wife|from|in|near|to|called|named|bestie|buddy|carer|baby|nanny|wee|worker|keyworker|elephant|bear|teddy|bunny)(?:,| is)? )$/i;

/**
 * Who the child of the story is in a prompt: whoever is named so in the form; without that the one whom the parent calls
 * theirs, whose age is said, or whose name alone is the subject.
 */
export function readHero(text: string, formName: string | undefined): Hero {
  const known = formName?.toLowerCase();
  if (text.includes(CHILD) || (known && text.toLowerCase().includes(known)))
    return { names: new Set([CHILD.toLowerCase(), ...(known ? [known] : [])]) };
  const found = nameIn(text, known !== undefined);
  return { names: new Set([known, found?.toLowerCase()].filter((name) => name !== undefined)) };
}

/** Where the form names the child, only “my daughter Ivy” says that it is called so, too. */
function nameIn(text: string, isNamed: boolean): string | undefined {
  const isFree = (name: string | undefined, at: number): boolean =>
    name !== undefined && !NO_NAME.test(name) && !BOUND.test(text.slice(0, at));
  for (const pattern of [OWN, MINE]) {
    const name = pattern.exec(text)?.[1];
    if (name && !NO_NAME.test(name)) return name;
  }
  for (const match of text.matchAll(AGED)) if (isFree(match[1], match.index)) return match[1];
  if (isNamed) return undefined;
  const forWhom = FOR.exec(text);
  if (forWhom?.[1] && !NO_NAME.test(forWhom[1])) return forWhom[1];
  return subjectName(text, wordsOf(text));
}

/** “Ruby broke …”, “Ava is jealous of …”: the first name of a person that begins a clause. */
function subjectName(text: string, words: readonly Word[]): string | undefined {
  const found = words.find(({ text: name, tag, isPlural, start, end }, index) => {
    if (
      !/^\p{Lu}\p{Ll}+$/u.test(name) ||
      isPlural ||
      /ing$/.test(name) ||
      NO_NAME.test(name) ||
      BOUND.test(text.slice(0, start))
    )
      return false;
    const isFirst =
      start === 0 || /(?:[.!?,;:]|\band|\bbut|\bbecause|\bthat|\band now) $/.test(text.slice(0, start));
    const next = words[index + 1];
    if (!isFirst || !next || text.slice(end, next.start) !== ' ') return false;
    if (tag !== 'name' && tag !== 'noun') return false;
    return (
      next.tag === 'verb' ||
      next.tag === 'past' ||
      next.tag === 'adverb' ||
      /s$|n't$|^(?:is|was|has|will|won't|can't)$/.test(next.lower)
    );
  });
  return found?.text;
}
