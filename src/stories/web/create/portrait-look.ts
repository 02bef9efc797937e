import {
  GENDERS,
  type Gender,
  HAIR_COLORS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  type HairLength,
  type HairStyle,
  SKIN_TONES,
} from '../../../studio/contract.ts';
import { hairColor, skinTone } from '../../../studio/painter/child/words.ts';

/** What the drawn portrait shows: one swatch of each row, and a cut. */
export interface PortraitLook {
  readonly skin: (typeof SKIN_TONES)[number];
  readonly hair: (typeof HAIR_COLORS)[number];
  readonly length: HairLength;
  readonly style: HairStyle;
  readonly gender: Gender | undefined;
}

interface Said {
  skin: string;
  hair: string;
  length: string;
  style: string;
  gender: string;
}

/** From the form's answers, some of them empty or in free words, to something that can be drawn. */
export function portraitLook({ skin, hair, length, style, gender }: Said): PortraitLook {
  return {
    skin: skinTone(skin) ?? 'Tan',
    hair: hairColor(hair) ?? 'Dark brown',
    length: HAIR_LENGTHS.find((option) => option === length) ?? 'medium',
    style: HAIR_STYLES.find((option) => option === style) ?? 'wavy',
    gender: GENDERS.find((option) => option === gender),
  };
}

/** The classes that mix the portrait's pigments: swatches are numbered from 1. */
export function pigmentClasses({ skin, hair }: PortraitLook): string {
  return `skin-${SKIN_TONES.indexOf(skin) + 1} hair-${HAIR_COLORS.indexOf(hair) + 1}`;
}

/** The same look in words, for people who do not see it. */
export function portraitAlt({ skin, hair, length, style }: PortraitLook): string {
  const cut = length === 'medium' ? 'medium-length' : length;
  return `A drawing of the child as chosen: ${skin.toLowerCase()} skin and ${cut} ${style} ${hair.toLowerCase()} hair.`;
}
