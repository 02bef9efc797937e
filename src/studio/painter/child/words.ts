import { HAIR_COLORS, SKIN_TONES } from '../../contract.ts';
import type { Hex } from '../color.ts';

export type SkinTone = (typeof SKIN_TONES)[number];
export type HairColor = (typeof HAIR_COLORS)[number];

export const SKIN_PAINT: Readonly<Record<SkinTone, Hex>> = {
  Porcelain: '#fbdfcb',
  Fair: '#f4ccae',
  Peach: '#efc19c',
  Olive: '#d9a878',
  Tan: '#c58d5f',
  Brown: '#a56c47',
  'Deep brown': '#85553a',
  Ebony: '#6b432f',
};

export const HAIR_PAINT: Readonly<Record<HairColor, Hex>> = {
  Black: '#2b2330',
  'Dark brown': '#4a2e23',
  Brown: '#6a4127',
  'Light brown': '#a4763f',
  Blonde: '#e6bd62',
  Red: '#c5502a',
  Auburn: '#7d3f26',
  Grey: '#cfcdd2',
};

/** Patterns for a parent's words, the more specific first: the first match decides. */
const SKIN_WORDS: readonly (readonly [words: RegExp, tone: SkinTone])[] = [
  [/\b(ebony|very dark|darkest|jet|blue.?black)\b/, 'Ebony'],
  [/\b(deep|dark|rich|chocolate|mahogany|espresso|cocoa|black)\b/, 'Deep brown'],
  [/\b(light|pale|soft|golden|warm)[ -]?(tan|brown|olive)\b/, 'Tan'],
  [/\b(very (fair|pale|light|white)|porcelain|milky|alabaster|freckled and pale|palest)\b/, 'Porcelain'],
  [/\b(tan|tanned|caramel|bronze|honey|copper|amber|toffee)\b/, 'Tan'],
  [/\b(brown|chestnut|hazel|cinnamon|nut)\b/, 'Brown'],
  [/\b(olive|golden|gold|wheat|wheatish|medium|sand|sandy|mediterranean)\b/, 'Olive'],
  [/\b(pale)\b/, 'Porcelain'],
  [/\b(peach|peachy|beige|rosy|pink|pinkish|cream)\b/, 'Peach'],
  [/\b(fair|light|white|ivory)\b/, 'Fair'],
];

const HAIR_WORDS: readonly (readonly [words: RegExp, color: HairColor])[] = [
  [/\b(black|jet|raven|ebony)\b/, 'Black'],
  [/\b(strawberry|ginger|red|orange|copper|carrot)/, 'Red'],
  [/\b(auburn|chestnut|mahogany|reddish)/, 'Auburn'],
  [/\b(grey|gray|silver|white|salt)\b/, 'Grey'],
  [/\b(dark|dirty)[ -]?blond/, 'Light brown'],
  [/(blond|golden|gold\b|yellow|flaxen|platinum|straw|honey)/, 'Blonde'],
  [/\b(light|sandy|mousy|caramel|hazel)\b/, 'Light brown'],
  [/\b(dark|deep|darkest|espresso|chocolate)\b/, 'Dark brown'],
  [/\bbrown|brunette\b/, 'Brown'],
];

const exact = <Name extends string>(names: readonly Name[], words: string): Name | undefined =>
  names.find((name) => name.toLowerCase() === words);

/** The skin tone closest to a parent's words; undefined when none matches. */
export function skinTone(words: string | undefined): SkinTone | undefined {
  const normalized = (words ?? '').trim().toLowerCase();
  if (normalized === 'warm brown') return 'Brown';
  return exact(SKIN_TONES, normalized) ?? SKIN_WORDS.find(([pattern]) => pattern.test(normalized))?.[1];
}

/** The hair colour closest to a parent's words; undefined when none matches. */
export function hairColor(words: string | undefined): HairColor | undefined {
  const normalized = (words ?? '').trim().toLowerCase();
  return exact(HAIR_COLORS, normalized) ?? HAIR_WORDS.find(([pattern]) => pattern.test(normalized))?.[1];
}

const DARKER: readonly SkinTone[] = ['Brown', 'Deep brown', 'Ebony'];
const MIDDLE: readonly SkinTone[] = ['Olive', 'Tan', 'Brown'];
const LIGHTER: readonly SkinTone[] = ['Porcelain', 'Fair', 'Peach'];

/** Likely looks by origin, used only when skin or hair are not given. */
const ORIGINS: readonly (readonly [words: RegExp, skin: readonly SkinTone[], hair: readonly HairColor[]])[] =
  [
    [
      /(afric|nigeri|ghana|keny|ethiop|somal|jamaic|carib|haiti|black|congo|uganda|senegal|zulu|yoruba)/,
      DARKER,
      ['Black', 'Black', 'Dark brown'],
    ],
    [
      /(tamil|india|pakistan|bangla|sri lank|nepal|south asian|punjab|bengal|hindi)/,
      ['Olive', 'Tan', 'Brown', 'Deep brown'],
      ['Black', 'Dark brown'],
    ],
    [
      /(samoa|maori|māori|tonga|fiji|hawai|pacific|polynes|aborigin|torres|papua|melanes)/,
      ['Tan', 'Brown', 'Deep brown'],
      ['Black', 'Dark brown'],
    ],
    [
      /(chin|japan|korea|vietnam|thai|filip|indones|malay|taiwan|east asian|asian|mongol|khmer)/,
      ['Fair', 'Peach', 'Olive', 'Tan'],
      ['Black', 'Black', 'Dark brown'],
    ],
    [
      /(latin|mexic|hispan|brazil|peru|colomb|chile|argentin|puerto|cuba|native|indigen|first nation)/,
      MIDDLE,
      ['Black', 'Dark brown', 'Brown'],
    ],
    [
      /(arab|iran|persia|turk|leban|syria|egypt|morocc|middle east|iraq|jew|israel|afghan|kurd|berber)/,
      ['Peach', 'Olive', 'Tan'],
      ['Black', 'Dark brown', 'Brown'],
    ],
    [
      /(ital|greek|spani|spain|portug|malta|mediterr|french|croat)/,
      ['Fair', 'Peach', 'Olive'],
      ['Dark brown', 'Brown', 'Light brown'],
    ],
    [
      /(irish|scot|welsh|english|brit|german|dutch|swed|norw|dan|finn|pol|russ|ukrain|white|europ|nordic|celt)/,
      LIGHTER,
      ['Brown', 'Light brown', 'Blonde', 'Red', 'Auburn'],
    ],
  ];

/** Likely looks by ethnicity for traits that are not given; all looks when there is no match. */
export function likely(ethnicity: string | undefined): {
  readonly skin: readonly SkinTone[];
  readonly hair: readonly HairColor[];
} {
  const normalized = (ethnicity ?? '').toLowerCase();
  const found = ORIGINS.filter(([pattern]) => pattern.test(normalized));
  if (found.length === 0) return { skin: SKIN_TONES, hair: ['Black', 'Dark brown', 'Brown', 'Light brown'] };
  return { skin: found.flatMap(([, skin]) => skin), hair: found.flatMap(([, , hair]) => hair) };
}
