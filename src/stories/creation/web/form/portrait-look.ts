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
import { hairColor, likely, skinTone } from '../../../../studio/painter/child/words.ts';
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
  ethnicity: string;
  wears: readonly string[];
}

const middleOf = <T>(list: readonly T[]): T | undefined => list[Math.floor((list.length - 1) / 2)];

/** Maps the form's traits, which may be empty or free text, to values that can be drawn. What is open is drawn as it is likely. */
export function portraitLook({ skin, hair, length, style, gender, ethnicity, wears }: Traits): PortraitLook {
  const usual = likely(ethnicity);
  const isAnything = usual.skin === SKIN_TONES;
  return {
    skin: skinTone(skin) ?? (isAnything ? undefined : middleOf(usual.skin)) ?? 'Tan',
    hair: hairColor(hair) ?? (isAnything ? undefined : middleOf(usual.hair)) ?? 'Dark brown',
    length: HAIR_LENGTHS.find((option) => option === length) ?? 'medium',
    style: HAIR_STYLES.find((option) => option === style) ?? 'wavy',
    gender: GENDERS.find((option) => option === gender),
    wears: WEARS.filter((option) => wears.includes(option)),
  };
}

/** The fields of a draft that say how the child looks. */
interface DraftLooks {
  readonly characterSkinColor: string;
  readonly characterHairColor: string;
  readonly characterHairLength: string;
  readonly characterHairStyle: string;
  readonly characterGender: string;
  readonly characterEthnicity: string;
  readonly wears: readonly string[];
}

/** What the portrait shows of a draft. */
export const lookInDraft = (draft: DraftLooks): PortraitLook =>
  portraitLook({
    skin: draft.characterSkinColor,
    hair: draft.characterHairColor,
    length: draft.characterHairLength,
    style: draft.characterHairStyle,
    gender: draft.characterGender,
    ethnicity: draft.characterEthnicity,
    wears: draft.wears,
  });

/** The looks to be sent: what the parent chose, and what the portrait shows where nothing was chosen, so that the same child is painted. */
export function sentLook(draft: DraftLooks) {
  const shown = lookInDraft(draft);
  return {
    characterSkinColor: draft.characterSkinColor || shown.skin,
    characterHairColor: draft.characterHairColor || shown.hair,
    characterHairLength: shown.length,
    characterHairStyle: shown.style,
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
