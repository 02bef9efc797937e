import { type HairLength, type HairStyle, type Traits, WEARS, type Wear } from '../../contract.ts';
import { type Chance, chance } from '../chance.ts';
import { type Hex, lab, lighten, mix } from '../color.ts';
import { HAIR_PAINT, hairColor, likely, SKIN_PAINT, skinTone } from './words.ts';

export type Outfit = 'dress' | 'dungarees' | 'sweater' | 'hoodie' | 'shorts' | 'suit';
/** Clothes that a place requires. */
export type Suit = 'space' | 'water';
export type Tied = 'loose' | 'ponytail' | 'braids' | 'puffs';

/** How one child is drawn: pigments, proportions, face, hair and clothes. */
export interface Look {
  readonly girl: boolean;
  readonly skin: Hex;
  readonly skinShade: Hex;
  readonly skinLine: Hex;
  readonly blush: Hex;
  readonly lip: Hex;
  readonly eyeLine: Hex;
  readonly hair: Hex;
  readonly hairShade: Hex;
  readonly hairShine: Hex;
  readonly hairLine: Hex;
  readonly iris: Hex;
  readonly length: HairLength;
  readonly style: HairStyle;
  readonly tied: Tied;
  /** Which side the hair is parted on. */
  readonly part: 1 | -1;
  readonly bow: boolean;
  readonly freckles: boolean;
  /** Jaw breadth, chin drop, eye height and breadth: small numbers around 1. */
  readonly face: {
    readonly jaw: number;
    readonly chin: number;
    readonly eyeHigh: number;
    readonly eyeWide: number;
    readonly slant: number;
  };
  readonly tall: number;
  readonly wide: number;
  readonly outfit: Outfit;
  readonly top: Hex;
  readonly bottom: Hex;
  readonly shoe: Hex;
  readonly scarf: boolean;
  /** Worn or used in every picture. */
  readonly wears: readonly Wear[];
  /** Seeds the small variations in the drawing of this child. */
  readonly key: string;
}

const CLOTHES = [
  ['#d9473b', '#3c5a80'],
  ['#f0b43c', '#4d6a8c'],
  ['#3f8f86', '#b5503e'],
  ['#e8795a', '#44607c'],
  ['#5b7fc0', '#c8643c'],
  ['#f0d9a0', '#c04a3e'],
  ['#9a5aa0', '#4a5a80'],
] as const;

const TALL = { short: 0.84, average: 1, tall: 1.16 } as const;
const WIDE = { slim: 0.86, average: 1, sturdy: 1.2 } as const;

const oneOf = <Item>(r: Chance, list: readonly Item[], otherwise: Item): Item =>
  list[Math.floor(r() * list.length)] ?? otherwise;

function pigments(
  skin: Hex,
  hair: Hex,
): Pick<
  Look,
  | 'skin'
  | 'skinShade'
  | 'skinLine'
  | 'blush'
  | 'lip'
  | 'eyeLine'
  | 'hair'
  | 'hairShade'
  | 'hairShine'
  | 'hairLine'
> {
  const skinLine = mix(lighten(skin, -0.2), '#5a2a2a', 0.35);
  const dark = lab(skin)[0] < 0.62;
  return {
    skin,
    skinShade: mix(lighten(skin, -0.09, 1.1), '#8a3b3a', 0.14),
    skinLine,
    blush: mix(skin, '#f0604a', dark ? 0.28 : 0.38),
    lip: mix(skinLine, '#7a2028', 0.45),
    eyeLine: mix(skinLine, '#1c0f16', 0.55),
    hair,
    hairShade: mix(lighten(hair, -0.09), '#2a1a38', 0.22),
    hairShine: mix(lighten(hair, 0.13), '#ffdfae', 0.28),
    hairLine: mix(lighten(hair, -0.13), '#2a1826', 0.42),
  };
}

/**
 * A child's look. It comes from the traits alone, so it is the same in every picture; the seed only decides what the
 * traits leave open. Ethnicity and country do not change given traits.
 */
export function lookOf(traits: Traits, seed: string, tie = false): Look {
  const open = chance(`open|${seed}|${traits.ethnicity ?? ''}`);
  const choices = likely(traits.ethnicity);
  const [openSkin, openHair] = [oneOf(open, choices.skin, 'Tan'), oneOf(open, choices.hair, 'Dark brown')];
  const [openLength, openStyle] = [
    open.pick(['short', 'medium', 'long']),
    open.pick(['curly', 'straight', 'wavy']),
  ];
  // Where the parent left it open, the child is neither: as in the portrait beside the form.
  const gender = traits.gender ?? 'child';
  const skinName = skinTone(traits.skinColor) ?? openSkin;
  const hairName = hairColor(traits.hairColor) ?? openHair;
  const length = traits.hairLength ?? (gender === 'boy' && openLength === 'long' ? 'short' : openLength);
  const style = traits.hairStyle ?? openStyle;
  const key = [
    gender,
    skinName,
    hairName,
    length,
    style,
    traits.height ?? 'average',
    traits.build ?? 'average',
  ].join('|');
  const r = chance(`look|${key}`);
  const girl = gender === 'girl';
  const [top, bottom] = chance(`clothes|${key}`).pick(CLOTHES);
  const skin = SKIN_PAINT[skinName];
  const irises = { Blonde: '#4f86a8', Red: '#5f8a52' } as const;
  const fair = skinName === 'Porcelain' || skinName === 'Fair' || skinName === 'Peach';
  const iris =
    fair && (hairName === 'Blonde' || hairName === 'Red')
      ? irises[hairName]
      : lab(skin)[0] < 0.66 || hairName === 'Black'
        ? '#4a2a1c'
        : '#6e4528';
  return {
    ...pigments(skin, HAIR_PAINT[hairName]),
    girl,
    iris,
    length,
    style,
    tied: tie ? tiedOf(girl, length, style) : 'loose',
    part: r() < 0.5 ? -1 : 1,
    bow: girl && r() < 0.5,
    freckles: hairName === 'Red' || (fair && r() < 0.25),
    face: {
      jaw: r.between(0.93, 1.06),
      chin: r.between(-3, 4),
      eyeHigh: r.between(0.9, 1.06),
      eyeWide: r.between(0.92, 1.06),
      slant: r.between(-1.2, 1.6),
    },
    tall: TALL[traits.height ?? 'average'],
    wide: WIDE[traits.build ?? 'average'],
    outfit: girl
      ? r.pick(['dress', 'dungarees', 'sweater', 'shorts'])
      : r.pick(['sweater', 'dungarees', 'hoodie', 'shorts']),
    top,
    bottom,
    shoe: r.pick(['#8a4a34', '#c2453a', '#4a5a78', '#e0b04a']),
    scarf: r() < 0.2 && !traits.wears?.includes('hijab'),
    wears: WEARS.filter((wear) => traits.wears?.includes(wear)),
    key,
  };
}

/** Ties up long hair. */
function tiedOf(girl: boolean, length: HairLength, style: HairStyle): Tied {
  if (length === 'short') return 'loose';
  if (style === 'curly') return girl ? 'puffs' : 'ponytail';
  return length === 'long' && girl ? 'braids' : 'ponytail';
}

const SUITS = {
  space: { top: '#e9ecf2', bottom: '#dfe4ec', shoe: '#d9a04a' },
  water: { top: '#2f6f8c', bottom: '#2a5f7c', shoe: '#e0b04a' },
} as const;

/** The same child in the suit of a place. */
export const dressed = (look: Look, suit: Suit | undefined): Look =>
  suit ? { ...look, ...SUITS[suit], outfit: 'suit', scarf: false } : look;
