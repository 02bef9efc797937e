import { type Hit, STOP } from './text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const OUR = set('my our');
const THEIR = set('his her their');
const KIN = set(
  'stepbrother stepsister halfbrother halfsister stepdaughter son sons daughter daughters child children kid kids boy boys girl girls twins twin baby toddler teen teenager brother brothers sister sisters sibling siblings stepson stepdaughter husband wife partner ex boyfriend girlfriend mum mom mummy mommy mother mums dad daddy father dads parents stepdad stepfather stepmum stepmother grandma grandmother granny nan nana grandpa grandfather grandad granddad opa oma uncle aunt auntie cousin cousins niece nephew nephews nieces grandson granddaughter grandchild grandchildren family friend friends neighbour neighbours neighbor neighbors teacher classmate classmates class coach babysitter nanny dog cat house home city town village country school street bus foster pupil pupils student students colleague godson goddaughter chicken chickens hen hens rabbit rabbits hamster horse pony guinea pig bird fish kitten puppy car old flat best little',
);
const BARE_KIN = set(
  'nan gran grandpa grandma granddad grandad granny opa oma nana mum mom mummy mommy mama dad daddy papa uncle auntie',
);
const SOMEBODY = set(
  'neighbours neighbors friends family boy boys girl girls kid kids child children classmate classmates man woman teacher friend neighbour neighbor somebody someone pupil student father mother dad mum mom brother sister uncle coach others people teens teenager teenagers cousin lady guy',
);
const WHERE = set('at in from on next down across');
const PLACE = set(
  'school class nursery kindergarten kita daycare preschool bus playground street road work church swimming football soccer ballet camp town city village family door home online training practice team neighbourhood neighborhood hospital park roblox fortnite minecraft tiktok snapchat whatsapp',
);
/** Verbs for what is done to a real child; they do not precede somebody whom a plot is to persuade. */
const DONE_TO = set(
  'set calls called call hit hits bit bites touched touches beat beats beats bullied bullies bully teases teased tease offered offers asked asks pushed pushes spat spits kicked kicks hurt hurts excluded excludes ignores ignored left leaves abandoned raped abused molested groomed killed murdered stabbed shot robbed threatened threatens followed follows sent sends scared frightened told and when that since because after if as of with by is was burned burnt destroyed broke attacked bombed ate took stole',
);
/** Verbs of a parent's report about somebody, not of the plot for a hero. */
const REPORTED = set(
  'makes forces threatens screams yells smears eats spits swears wets vomits wet brought took tried wrote swore bit fought broke threw ran went did made gave drank ate slept swam hid wore fell drove stuck spat shot stole told said found lost left met sent held heard kept built bought caught taught thought felt slid sank swung tore blew flew grew knew chose froze spoke rode rose shook woke was were is are has had have got gets asks asked ask heard hears found finds saw sees says said thinks thought wants wanted died dies lost told cries cried feels felt does did keeps kept came comes went goes cannot can could will won would started stopped overheard watched knows knew believes wonders worries sits lives lived takes took hates refuses noticed wrote read gave showed tried uses smokes drinks vapes cuts hurts hits bites lies stole steals killed hung hanged shot drowned overdosed attempted fell crashed called calls',
);

const DID = set(
  'brought took tried wrote swore bit fought broke threw ran went did made gave drank ate slept swam hid wore fell drove stuck spat shot stole told said found lost left met sent held heard kept built bought caught taught thought felt slid sank swung tore blew flew grew knew chose froze spoke rode rose shook woke says said thinks calls called told tells hit hits showed shows asks asked touched bullies bullied died was were hurt hurts pushed laughed offered wrote brought had went left came lost took stole killed kicked bit drew drawn cut peed jumped fell keeps will got gets excludes does smokes vapes sells',
);
const WE = set('nobody he she they we i');
/** Verbs of a report that starts with a pronoun; plots use other words. */
const LIVED = set(
  'wet brought took tried wrote swore bit fought broke threw ran went did made gave drank ate slept swam hid wore fell drove stuck spat shot stole told said found lost left met sent held heard kept built bought caught taught thought felt slid sank swung tore blew flew grew knew chose froze spoke rode rose shook woke practise practice have hide hears heard found saw sees says said thinks thought was has had got asks asked told came keeps feels felt started stopped cries knows knew not cannot lost wants believes overheard noticed refuses lost live need sleep fled left worry am caught witnessed',
);

/** "She sniffed glue": the past tense marks a report, plots are described in the present. */
const isLivedThrough = (next: string, after: string): boolean =>
  LIVED.has(next) || isPast(next) || (ADVERBS.has(next) && (LIVED.has(after) || isPast(after)));
const isPast = (word: string): boolean => /[^e]ed$/.test(word) && !NO_PAST.has(word);
const NO_PAST = set(
  'naked wicked red bed shed sacred beloved hundred kindred sled sped crooked seed bored tired excited red',
);
const ADVERBS = set('just never always also now often recently only really still');

const ARTICLE = set('a an the some older two our my one');
const WITNESS = set(
  'classmate classmates man men woman teacher friend neighbour neighbor coach uncle aunt doctor nurse police kids boys girls people someone stranger nanny babysitter cousin guy',
);
const ONLY_PAST = set('took went came fell gave drove broke threw ran said died drank');

/** "The ambulance took mama away", "a classmate showed …": the past tense marks something that happened. */
function isHappening(words: readonly string[], at: number): boolean {
  return [at + 2, at + 3].some((verb) => {
    const word = words[verb] ?? '';
    const who = words[verb - 1] ?? '';
    return ONLY_PAST.has(word) || (WITNESS.has(who) && word !== 'named' && (DID.has(word) || isPast(word)));
  });
}

/** Verbs for accidents, without an agent. */
const BEFELL = set('drowned died burned froze starved fell crashed got');

/** Most words between "my" and the relative: "my eight year old son". */
const ADJECTIVES = 4;

function kinAfter(words: readonly string[], at: number): number {
  for (let next = at + 1; next <= at + ADJECTIVES; next++) {
    const word = words[next];
    if (word === undefined || word === STOP || OUR.has(word) || THEIR.has(word)) return -1;
    if (KIN.has(word)) return KIN.has(words[next + 1] ?? '') ? next + 1 : next;
  }
  return -1;
}

/** Whether a report verb is among the three words after `at`. */
const isReportAbout = (words: readonly string[], at: number): boolean =>
  words
    .slice(at + 1, at + 4)
    .some(
      (word, next) =>
        (REPORTED.has(word) || isPast(word)) && !(word === 'wants' && asksForStory(words, at + 1 + next)),
    );

/** "My son wants a story about …" is not a report about him. */
const asksForStory = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 5).some((word) => word === 'story' || word === 'tale' || word === 'book');

/**
 * Positions where a prompt reports about a real person: "my daughter asks …", "calls our son …", "a boy in her class
 * said …". "A story that makes my daughter …" and "for my son: …" only name the reader of the story.
 */
export function reportsIn(words: readonly string[]): Hit[] {
  const found: Hit[] = [];
  words.forEach((word, at) => {
    const begins = at === 0 || words[at - 1] === STOP;
    if (OUR.has(word) || (begins && THEIR.has(word))) {
      const to = kinAfter(words, at);
      if (to < 0) return;
      if (begins || DONE_TO.has(words[words[at - 1] === 'all' ? at - 2 : at - 1] ?? '')) {
        if (!begins || isReportAbout(words, to) || /^an?$/.test(words[to + 1] ?? ''))
          found.push({ from: at, to });
      } else if (isReportVerb(words, to)) found.push({ from: at, to });
    } else if (SOMEBODY.has(word) && WHERE.has(words[at + 1] ?? '')) {
      const to = words.findIndex((next, place) => place > at + 1 && place <= at + 4 && PLACE.has(next));
      if (to >= 0 && words.slice(to + 1, to + 4).some((next) => DID.has(next) || isPast(next)))
        found.push({ from: at, to });
    } else if (SOMEBODY.has(word) && BEFELL.has(words[at + 1] ?? '')) {
      found.push({ from: at, to: at });
    } else if (
      begins &&
      BARE_KIN.has(word) &&
      words[at + 1] !== 'is' &&
      words.slice(at + 1, at + 5).some((next) => next !== STOP && (DID.has(next) || isPast(next)))
    ) {
      found.push({ from: at, to: at });
    } else if (begins && ARTICLE.has(word) && isHappening(words, at)) {
      found.push({ from: at, to: at + 1 });
    } else if (begins && WE.has(word) && isLivedThrough(words[at + 1] ?? '', words[at + 2] ?? '')) {
      found.push({ from: at, to: at });
    }
  });
  return found;
}

const REPORT_VERBS = set(
  'asks asked heard found saw overheard wonders noticed died told cries was were lost worries',
);

/** In the middle of a prompt only these verbs mark a report about "my son"; others may belong to the plot. */
const isReportVerb = (words: readonly string[], at: number): boolean =>
  REPORT_VERBS.has(words[at + 1] ?? '') ||
  (words[at + 1] === 'wants' && words[at + 2] === 'to' && KNOW.has(words[at + 3] ?? ''));
const KNOW = set('become know understand stop help be');
