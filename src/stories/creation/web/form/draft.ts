import * as z from 'zod/mini';
import { AGE_BANDS } from '../../../../studio/age-bands.ts';
import {
  BUILDS,
  GENDERS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  HEIGHTS,
  STRUCTURES,
  WEARS,
} from '../../../../studio/contract.ts';
import { PROMPT_MAX } from '../../contract.ts';
import {
  draftCorrectionsSchema,
  NO_CORRECTIONS,
  sentCorrections,
  understandingFrom,
} from '../understanding/corrections.ts';
import { sentLook } from './portrait-look.ts';

const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]);
const fewWords = z.string().check(z.maxLength(60));

/** The values of the form while it is filled in: fields that were not chosen are empty, and are not sent. */
export const draftSchema = z.object({
  storyType: choice(['moral']),
  prompt: z.string().check(z.maxLength(PROMPT_MAX)),
  targetAgeGroup: choice(AGE_BANDS),
  storyStructure: choice(STRUCTURES),
  includeChildAsMain: z.boolean(),
  childName: fewWords,
  characterGender: choice(GENDERS),
  characterSkinColor: fewWords,
  characterHairColor: fewWords,
  characterHairLength: choice(HAIR_LENGTHS),
  characterHairStyle: choice(HAIR_STYLES),
  characterHeight: choice(HEIGHTS),
  characterBodyStructure: choice(BUILDS),
  wears: z.array(z.enum(WEARS)).check(z.maxLength(WEARS.length)),
  characterEthnicity: fewWords,
  characterCountry: fewWords,
  favoriteTheme: fewWords,
  /** A draft of an older release has none. */
  corrections: z._default(draftCorrectionsSchema, NO_CORRECTIONS),
});
export type Draft = z.infer<typeof draftSchema>;

/** A blank form. Moral is the only type and Classic the default structure; the age has no default. */
export const BLANK: Draft = {
  storyType: 'moral',
  prompt: '',
  targetAgeGroup: '',
  storyStructure: 'classic',
  includeChildAsMain: false,
  childName: '',
  characterGender: '',
  characterSkinColor: '',
  characterHairColor: '',
  characterHairLength: '',
  characterHairStyle: '',
  characterHeight: '',
  characterBodyStructure: '',
  wears: [],
  characterEthnicity: '',
  characterCountry: '',
  favoriteTheme: '',
  corrections: NO_CORRECTIONS,
};

/** The values of a form without its gaps: a radio group in which nothing is chosen yet has none. */
export function completed(values: { readonly [K in keyof Draft]?: Draft[K] | null }): Draft {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return { ...BLANK, ...Object.fromEntries(present) };
}

/** Whether nothing was entered yet. */
export function isBlank(draft: Draft): boolean {
  return JSON.stringify(completed(draft)) === JSON.stringify(BLANK);
}

/** The draft of the next story for the same child: prompt, age and theme are cleared, the child's details stay. */
export function sameChild(draft: Draft): Draft {
  return { ...draft, prompt: '', targetAgeGroup: '', favoriteTheme: '', corrections: NO_CORRECTIONS };
}

/** What is sent: the draft with the looks that the portrait shows, without empty fields, without corrections that do not belong to its prompt, and without the child's name when the child is not the hero. */
export function filledIn(draft: Draft): Readonly<Record<string, unknown>> {
  const { corrections, ...fields } = draft;
  const applying = sentCorrections(corrections, draft.prompt);
  const understanding = applying && understandingFrom(applying);
  const filled = Object.entries({ ...fields, ...sentLook(draft), understanding }).filter(
    ([key, value]) =>
      value !== '' &&
      value !== null &&
      value !== undefined &&
      (!Array.isArray(value) || value.length > 0) &&
      (key !== 'childName' || draft.includeChildAsMain),
  );
  return Object.fromEntries(filled);
}
