import * as z from 'zod/mini';
import { endpoint, helpLineSchema } from '../../platform/contract.ts';
import { AGE_BANDS } from '../../studio/age-bands.ts';
import {
  BUILDS,
  GENDERS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  HEIGHTS,
  STRUCTURES,
  WEARS,
} from '../../studio/contract.ts';
import { storyParams, storySchema } from '../story/contract.ts';
import { correctedUnderstanding } from './understand-contract.ts';

export const PROMPT_MIN = 10;
export const PROMPT_MAX = 1000;
const PROMPT_TOO_SHORT = 'Please provide a more detailed topic or challenge (at least 10 characters)';

/** Free text about looks: short, so that it cannot carry much more than looks. */
const fewWords = z.optional(z.string().check(z.trim(), z.maxLength(60, 'Please use 60 characters or less')));

/** The story request: everything a parent may enter in the form. */
export const creationRequest = z.object({
  storyType: z.enum(['moral'], 'Please select a story type'),
  prompt: z
    .string(PROMPT_TOO_SHORT)
    .check(
      z.trim(),
      z.minLength(PROMPT_MIN, PROMPT_TOO_SHORT),
      z.maxLength(PROMPT_MAX, 'Please keep it to 1,000 characters or less'),
    ),
  targetAgeGroup: z.enum(AGE_BANDS, 'Please select an age group'),
  characterGender: z.optional(z.enum(GENDERS)),
  characterEthnicity: fewWords,
  characterCountry: fewWords,
  characterSkinColor: fewWords,
  characterHairColor: fewWords,
  characterHairLength: z.optional(z.enum(HAIR_LENGTHS)),
  characterHairStyle: z.optional(z.enum(HAIR_STYLES)),
  characterHeight: z.optional(z.enum(HEIGHTS)),
  characterBodyStructure: z.optional(z.enum(BUILDS)),
  /** What the child wears or uses all day; shown in every picture. */
  wears: z.optional(z.array(z.enum(WEARS)).check(z.maxLength(WEARS.length))),
  favoriteTheme: fewWords,
  includeChildAsMain: z._default(z.boolean(), false),
  childName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^([\p{L}][\p{L}'’ -]{0,29})?$/u, 'Please use letters only, up to 30 of them'),
      ),
  ),
  storyStructure: z._default(z.enum(STRUCTURES), 'classic'),
  understanding: z.optional(correctedUnderstanding),
});
export type CreationRequest = z.output<typeof creationRequest>;

export const generateStory = endpoint({
  method: 'POST',
  path: '/api/stories/generate',
  summary: 'Make a story for one credit. With `Prefer: respond-async` answers 202 at once',
  who: 'parent',
  rate: 'make',
  body: creationRequest,
  reply: z.object({
    story: z.union([storySchema, z.object({ id: z.string() })]),
    creditsRemaining: z.int(),
    warning: z.optional(z.string()),
    helpLines: z.optional(z.array(helpLineSchema)),
  }),
  idempotent: true,
});

export const cancelStory = endpoint({
  method: 'POST',
  path: '/api/stories/{id}/cancel',
  summary: 'Stop a story that is being made; the credit comes back until the text stands',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  reply: z.object({ story: storySchema, creditsRemaining: z.int() }),
});
