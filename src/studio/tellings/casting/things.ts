import type { Thing } from '../../understanding/types.ts';
import { articleFor, pluralOf } from '../nouns.ts';
import type { RoleSpec, Row, Telling } from '../telling.ts';
import { noteOf } from './relations.ts';

/** Kinds of things that a manuscript may ask for, the words with which it does, and the nouns that belong to them. */
const KINDS: readonly (readonly [wanted: RegExp, nouns: RegExp])[] = [
  [
    /\b(?:rid(?:e|es|den|ing)|wheels|wheeled)\b/,
    /scooter|bike|bicycle|trike|tricycle|wagon|skateboard|go-?kart|rollerblade|balance bike|cart|ride-on/,
  ],
  [
    /\bmachines?\b/,
    /truck|digger|excavator|tractor|train|tram|bus|crane|engine|machine|mixer|loader|bulldozer|plane|helicopter|rocket|vacuum|mower|lorry|ambulance/,
  ],
  [
    /\b(?:food|eaten|eat|vegetables?)\b/,
    /broccoli|pea|carrot|bean|egg|fish|soup|tomato|spinach|potato|rice|cheese|apple|banana|meat|vegetable|fruit|porridge|pasta|mushroom|pumpkin/,
  ],
  [
    /\b(?:soft|cuddl\w*|hugged|comfort)\b/,
    /bear|teddy|bunny|rabbit|blanket|blankie|elephant|monkey|doll|lamb|comforter|toy|pillow|muslin|plush|giraffe|dinosaur|penguin|owl|fox|lion/,
  ],
  [
    /\b(?:worn|wear|clothes)\b/,
    /glasses|hat|coat|shoe|boot|dress|jumper|cap|brace|patch|hearing aid|jacket|sock|shirt|uniform|helmet/,
  ],
  [
    /\b(?:creatures?|monsters?|bad dreams?|nightmares?)\b/,
    /monster|witch|ghost|shark|dinosaur|robot|wolf|dragon|crocodile|alligator|spider|snake|bear|lion|tiger|vampire|zombie|troll|giant|clown|alien|unicorn|yeti|mermaid|fairy|pixie|bat$|skeleton|mummy|tiger|ogre|goblin|rat$|crab|wasp|dog$/,
  ],
  [
    /\banimals?\b/,
    /dinosaur|horse|pony|unicorn|shark|cat|kitten|tiger|lion|owl|dog|puppy|bear|rabbit|bunny|elephant|giraffe|penguin|fox|wolf|monkey|whale|dolphin|frog|bird|snake|turtle|crocodile|zebra|cow|sheep|pig|duck|hen|chicken|panda|koala|kangaroo|wombat|hippo|rhino|cheetah|leopard|seal|octopus|butterfly|bee|bug|spider|mouse|hamster|guinea pig|t-rex|rex|raptor|donkey|goat|hedgehog|squirrel|deer|otter|sloth|bat$|parrot|echidna|platypus|dragon/,
  ],
  [
    /\bbroken\b/,
    /vase|jug|teapot|cup|mug|bowl|plate|lamp|clock|glass$|pot$|ornament|mirror|frame|statue|dish|jar|globe|phone|laptop|pot plant|figurine|candlestick|tv$|television|tablet/,
  ],
];
/** What one cannot carry about. */
const LARGE =
  /bike|bicycle|trampoline|piano|window|television|tv$|bed$|table\b|couch|sofa|wardrobe|door|fence|wall|house|swing|slide|wagon|garden/;
/** What belongs to a place, and is nobody’s to take: only a fear may be of it. */
const FIXED = /(?:button|seat|spot|place|turn|lap|corner|step|bunk|wall|hook|lift|stairs?)$/;
const CARRIED = /\b(?:carr(?:y|ied|ies)|held|hold|hands?|small|pocket|lap|jumper)\b/;

/** Whether what the parent named can stand where the manuscript has its own thing. When in doubt, it cannot. */
export function thingFits(telling: Telling, name: string, spec: RoleSpec, thing: Thing): boolean {
  // One of several is one; but glasses are never one.
  const isAlwaysMany = thing.isPlural === true && /[^s]s$/.test(thing.noun);
  if ((isAlwaysMany || thing.isMass) && spec.number !== 'any') return false;
  if (spec.from !== undefined) return false;
  const noun = thing.noun.toLowerCase();
  if (spec.not?.some((word) => noun.includes(word.toLowerCase()))) return false;
  const table = spec.kind === undefined ? undefined : telling.tables[spec.kind];
  if (table && noun in table) return true;
  const note = noteOf(telling.head.fits?.[name] ?? '');
  if (note.barred.match(/\p{L}+/gu)?.some((word) => word.length > 2 && noun.split(' ').includes(word)))
    return false;
  const wanted = [spec.kind, spec.size, note.wanted].join(' ');
  if (FIXED.test(noun) && !wanted.trim().startsWith('what ')) return false;
  if (CARRIED.test(wanted) && LARGE.test(noun)) return false;
  const kinds = KINDS.filter(([words]) => words.test(wanted));
  if (kinds.some(([, nouns]) => nouns.test(noun))) return true;
  const examples = wanted.match(/\(([^)]*)\)/)?.[1]?.split(/, ?| or /) ?? [];
  if (examples.includes(noun)) return true;
  if (kinds.length > 0) return false;
  // What a child fears may be anything; what it takes to bed is like the examples.
  return examples.length === 0 || wanted.trim().startsWith('what ') || isLike(noun, examples);
}

const isLike = (noun: string, examples: readonly string[]): boolean =>
  KINDS.some(([, nouns]) => nouns.test(noun) && examples.filter((one) => nouns.test(one)).length > 1);

const NAMES: Readonly<Record<string, string>> = { ipad: 'iPad', tv: 'TV', lego: 'Lego', dvd: 'DVD' };

/** The slots of a thing. */
export function thingSlots(row: Row): Row {
  const noun = (row.noun ?? 'thing').replace(
    /\b(?:ipad|tv|lego|dvd)\b/gi,
    (word) => NAMES[word.toLowerCase()] ?? word,
  );
  const isMany = row.it === 'them';
  return {
    colour: 'red',
    it: 'it',
    a: isMany ? noun : `${articleFor(noun)} ${noun}`,
    plural: isMany ? noun : pluralOf(noun),
    they: row.it === 'them' ? 'they' : 'it',
    ...row,
    self: noun,
    noun,
  };
}
