import type { AgeBand } from '../age-bands.ts';
import type { Gender } from '../contract.ts';
import type { CompanionKind } from '../illustrations.ts';
import type { Random } from '../random.ts';
import { THEY } from './grammar.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { pluralOf } from './lexicon/plural.ts';
import { SIGHTS } from './sights.ts';
import type { Voice } from './wording.ts';
import type { World } from './world.ts';

const PRONOUNS: Readonly<Record<Gender | 'either', Readonly<Record<string, string>>>> = {
  girl: {
    he: 'she',
    He: 'She',
    him: 'her',
    Him: 'Her',
    his: 'her',
    His: 'Her',
    hers: 'hers',
    self: 'herself',
    was: 'was',
    wasnt: 'wasn’t',
  },
  boy: {
    he: 'he',
    He: 'He',
    him: 'him',
    Him: 'Him',
    his: 'his',
    His: 'His',
    hers: 'his',
    self: 'himself',
    was: 'was',
    wasnt: 'wasn’t',
  },
  either: {
    he: `they${THEY}`,
    He: `They${THEY}`,
    him: 'them',
    Him: 'Them',
    his: 'their',
    His: 'Their',
    hers: 'theirs',
    self: 'themself',
    was: 'were',
    wasnt: 'weren’t',
  },
};

const LIMBS: Readonly<Record<CompanionKind, string>> = {
  fox: 'paw',
  rabbit: 'paw',
  owl: 'wing',
  robot: 'hand',
  dragon: 'claw',
  dog: 'paw',
  cat: 'paw',
  bear: 'paw',
  turtle: 'flipper',
  bird: 'wing',
};

/** Sensory words that a story uses one after the other and not twice before all have been used. */
const DECKS = {
  see: 'sights',
  snd: 'sounds',
  sml: 'smells',
  like: 'likes',
  oh: 'cries',
  noise: 'noises',
  greet: 'greets',
} as const;

/** A story sees a few of its own world's sights, and more of those that any world has to show. */
const OWN_SIGHTS = 3;

function handOf(deck: keyof typeof DECKS, world: World, random: Random): readonly string[] {
  const own = world[DECKS[deck]];
  return deck === 'see' ? [...random.shuffle(own).slice(0, OWN_SIGHTS), ...SIGHTS] : own;
}

export interface Speaker {
  readonly slots: Readonly<Record<string, string>>;
  readonly band: AgeBand;
  readonly gender: Gender | undefined;
  readonly companion: CompanionKind;
}

/** A voice that knows this story's names and places and its hero's pronouns. */
export function voiceOf(speaker: Speaker, world: World, random: Random): Voice {
  const pronouns = PRONOUNS[speaker.gender ?? 'either'];
  const decks = new Map<string, string[]>();
  const draw = (deck: string, hand: () => readonly string[]): string => {
    let cards = decks.get(deck) ?? [];
    if (cards.length === 0) cards = random.shuffle(hand());
    const card = cards.pop() ?? '';
    decks.set(deck, cards);
    return card;
  };
  const drawWord = (name: string): string | undefined => {
    const list = LEXICON[name];
    if (list !== undefined) return draw(name, () => list);
    const one = LEXICON[name.slice(0, -1)];
    return one !== undefined && name.endsWith('s') ? pluralOf(draw(name.slice(0, -1), () => one)) : undefined;
  };
  const slot = (name: string): string => {
    const known = speaker.slots[name] ?? pronouns[name];
    if (known !== undefined) return known;
    if (name.endsWith('^')) return titled(slot(name.slice(0, -1)));
    if (name === 'limb') return LIMBS[speaker.companion];
    if (name in DECKS) return draw(name, () => handOf(name as keyof typeof DECKS, world, random));
    const word = drawWord(name);
    if (word !== undefined) return word;
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const small = speaker.slots[lower] ?? drawWord(lower);
    if (small !== undefined) return small.charAt(0).toUpperCase() + small.slice(1);
    throw new RangeError(`No sentence can say {${name}}`);
  };
  return { random, band: speaker.band, slot };
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'for',
  'from',
  'and',
  'at',
  'by',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** Words as in a title: capitals, except on the small words inside. */
export function titled(words: string): string {
  return words
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
