import {
  GENDERS,
  type Gender,
  HAIR_COLORS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  type HairLength,
  type HairStyle,
  SKIN_TONES,
  WEARS,
  type Wear,
} from '../../../../studio/contract.ts';
import { hairColor, skinTone } from '../../../../studio/painter/child/words.ts';
import { PORTRAIT } from '../messages/create.ts';

/** What the portrait shows: a skin and a hair swatch, the hair style, gender and wears. */
export interface PortraitLook {
  readonly skin: (typeof SKIN_TONES)[number];
  readonly hair: (typeof HAIR_COLORS)[number];
  readonly length: HairLength;
  readonly style: HairStyle;
  readonly gender: Gender | undefined;
  readonly wears: readonly Wear[];
}

interface Traits {
  skin: string;
  hair: string;
  length: string;
  style: string;
  gender: string;
  wears: readonly string[];
}

/** Maps the form's traits, which may be empty or free text, to values that can be drawn. */
export function portraitLook({ skin, hair, length, style, gender, wears }: Traits): PortraitLook {
  return {
    skin: skinTone(skin) ?? 'Tan',
    hair: hairColor(hair) ?? 'Dark brown',
    length: HAIR_LENGTHS.find((option) => option === length) ?? 'medium',
    style: HAIR_STYLES.find((option) => option === style) ?? 'wavy',
    gender: GENDERS.find((option) => option === gender),
    wears: WEARS.filter((option) => wears.includes(option)),
  };
}

/** The classes that set the portrait's colours; swatches are numbered from 1. */
export function pigmentClasses({ skin, hair }: PortraitLook): string {
  return `skin-${SKIN_TONES.indexOf(skin) + 1} hair-${HAIR_COLORS.indexOf(hair) + 1}`;
}

/** The alt text of the portrait. */
export function portraitAlt({ skin, hair, length, style, wears }: PortraitLook): string {
  const looks = [PORTRAIT.skin(skin.toLowerCase())];
  // A headscarf covers the hair.
  if (!wears.includes('hijab')) looks.push(PORTRAIT.hair(length, style, hair.toLowerCase()));
  looks.push(...wears.map((wear) => PORTRAIT.wears[wear]));
  return PORTRAIT.drawing(looks);
}
