import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract.ts';
import { AGE_BANDS } from '../../studio/age-bands.ts';
import { GENDERS, STRUCTURES } from '../../studio/contract.ts';
import { PRONOUNS, ROLES, TONES } from '../../studio/understanding/types.ts';

/** More than a story request may have: a long text is still read, and the parent sees what was understood. */
const READ_MAX = 2000;
export const MOST_NAMED = 8;
export const WORDS_MAX = 40;

const words = z.string().check(z.trim(), z.maxLength(WORDS_MAX, 'Please use 40 characters or less'));
export const NAME_MAX = 30;
/** A name, or nothing. */
const name = z
  .string()
  .check(
    z.trim(),
    z.regex(/^([\p{L}][\p{L}\p{M}'’ -]{0,29})?$/u, 'Please use letters only, up to 30 of them'),
  );

/** How many somebody is: “two dads”. */
const COUNT = z.int().check(z.minimum(1), z.maximum(99));

/** At most this many things of a prompt matter. */
const MOST_THINGS = 3;

const named = {
  relation: words.check(z.minLength(1)),
  role: z._default(z.enum(ROLES), 'other'),
  count: z._default(COUNT, 1),
};

/**
 * What the parent says of what was understood. A missing field stays as it was read; no things, or an empty feeling:
 * there is none. Without a situation and joyful: just for fun, no trouble and no lesson.
 */
export const correctedUnderstanding = z.object({
  situation: z.optional(z.nullable(z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }))),
  people: z.optional(z.array(z.object({ ...named, name: z.optional(name) })).check(z.maxLength(MOST_NAMED))),
  things: z.optional(
    z.array(z.object({ what: words, colour: z.optional(words) })).check(z.maxLength(MOST_THINGS)),
  ),
  feeling: z.optional(words),
  tone: z.optional(z.enum(TONES)),
});
export type CorrectedUnderstanding = z.output<typeof correctedUnderstanding>;

const situationSchema = z.object({ id: z.string(), label: z.string() });

/** What a prompt says, as the parent may read it. */
const understandingSchema = z.object({
  /** Null where nothing fits, and where it is just for fun. */
  situation: z.nullable(z.extend(situationSchema, { confidence: z.number() })),
  /** The next likely. */
  others: z.array(situationSchema).check(z.maxLength(4)),
  people: z.array(
    z.object({
      relation: z.string(),
      name: z.optional(z.string()),
      role: z.enum(ROLES),
      pronouns: z.optional(z.enum(PRONOUNS)),
      count: COUNT,
    }),
  ),
  pets: z.array(z.object({ kind: z.string(), name: z.optional(z.string()) })),
  things: z.array(z.object({ what: z.string(), colour: z.optional(z.string()) })),
  place: z.optional(z.string()),
  event: z.optional(z.string()),
  feeling: z.optional(z.string()),
  /** What the child loves. */
  likes: z.array(z.string()),
  tone: z.enum(TONES),
  /** What a careful writer would have to ask. */
  unknown: z.array(z.string()),
});

export const understandPrompt = endpoint({
  method: 'POST',
  path: '/api/stories/understand',
  summary: 'What we understand of a prompt, before a story is made. Costs nothing; nothing is stored',
  who: 'parent',
  rate: 'understand',
  body: z.object({
    prompt: z.string().check(z.maxLength(READ_MAX, 'Please keep it to 2,000 characters or less')),
    targetAgeGroup: z.optional(z.enum(AGE_BANDS)),
    storyStructure: z.optional(z.enum(STRUCTURES)),
    childName: z.optional(z.string().check(z.maxLength(60))),
    characterGender: z.optional(z.enum(GENDERS)),
    includeChildAsMain: z.optional(z.boolean()),
    understanding: z.optional(correctedUnderstanding),
  }),
  reply: z.object({
    understanding: understandingSchema,
    /** For the parent to read: what the story is going to be about, or that little was understood. */
    sentence: z.string(),
    choices: z.object({
      /** What a parent may choose instead; never grief that the prompt does not speak of. */
      situations: z.array(situationSchema),
      /** Whether it can be just for fun: grief and violence cannot. */
      fun: z.boolean(),
    }),
  }),
});
export type Understood = z.output<(typeof understandPrompt)['reply']>;
