import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract.ts';
import { GENDERS } from '../../studio/contract.ts';
import { ROLES } from '../../studio/understanding/types.ts';

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

/** What a parent changed of what was understood. An empty text: there is none. */
export const correctionsSchema = z.object({
  situation: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  people: z.optional(
    z
      .array(
        z.object({
          relation: words.check(z.minLength(1)),
          name: z.optional(name),
          role: z._default(z.enum(ROLES), 'other'),
          count: z._default(COUNT, 1),
        }),
      )
      .check(z.maxLength(MOST_NAMED)),
  ),
  thing: z.optional(words),
  feeling: z.optional(words),
  /** No trouble and no lesson. */
  justForFun: z.optional(z.boolean()),
});

export type ParentCorrections = z.output<typeof correctionsSchema>;

const situationSchema = z.object({ id: z.string(), name: z.string() });

export const understandPrompt = endpoint({
  method: 'POST',
  path: '/api/stories/understand',
  summary: 'What we understand of a prompt, before a story is made. Costs nothing; nothing is stored',
  who: 'parent',
  rate: 'understand',
  body: z.object({
    prompt: z.string().check(z.maxLength(READ_MAX, 'Please keep it to 2,000 characters or less')),
    childName: z.optional(z.string().check(z.maxLength(60))),
    gender: z.optional(z.enum(GENDERS)),
    includeChildAsMain: z.optional(z.boolean()),
    corrections: z.optional(correctionsSchema),
  }),
  reply: z.object({
    /** For the parent to read: what the story is going to be about, or that little was understood. */
    sentence: z.string(),
    understood: z.boolean(),
    situation: z.nullable(situationSchema),
    others: z.array(situationSchema).check(z.maxLength(4)),
    people: z.array(
      z.object({ relation: z.string(), name: z.optional(z.string()), role: z.enum(ROLES), count: COUNT }),
    ),
    thing: z.optional(z.string()),
    feeling: z.optional(z.string()),
    /** Whether it can be just for fun: grief and violence cannot. */
    mayBeFun: z.boolean(),
    /** What a careful writer would have to ask. */
    unknown: z.array(z.string()),
  }),
});
export type Understood = z.output<(typeof understandPrompt)['reply']>;
