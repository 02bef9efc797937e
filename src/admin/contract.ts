import * as z from 'zod/mini';
import { endpoint, idSchema, instantSchema } from '../platform/contract.ts';

/** Most stories in one answer. */
export const STORIES_MOST = 100;
const STORIES_DEFAULT = 50;

const whole = (least: number, most: number) =>
  z.coerce.number('Please give a whole number').check(z.int(), z.gte(least), z.lte(most));

/** A cost in US dollars with all six decimals, such as "0.012345"; null when the price of no call is known. */
const usDollars = z.nullable(z.string());

/** What an admin sees of a story: never a word of it, nor the child's name. */
export const adminStorySchema = z.object({
  id: z.string(),
  /** "the hero" stands where the child's name belongs; null while nothing is written. */
  title: z.nullable(z.string()),
  userEmail: z.string(),
  userName: z.string(),
  userCountry: z.string(),
  status: z.string(),
  ageGroup: z.string(),
  storyStructure: z.string(),
  theme: z.string(),
  wordCount: z.int(),
  isFavorite: z.boolean(),
  /** "embedded" for Storywren's own storyteller, or the name of a model. */
  writtenBy: z.nullable(z.string()),
  /** Who answered the last call for its text: "openai", "anthropic" …; "embedded", or null when nobody has yet. */
  provider: z.nullable(z.string()),
  /** Every painter with a hand in its pictures, in alphabetical order. */
  paintedBy: z.array(z.string()),
  /** Pictures in the book. */
  pictures: z.int(),
  /** Calls to providers, those that came to nothing included. */
  calls: z.int(),
  tokensIn: z.int(),
  /** How many of `tokensIn` the providers had kept from before. */
  tokensCached: z.int(),
  tokensOut: z.int(),
  /** Millionths of a US dollar, as far as prices are known; null when calls were made and no price is known. */
  costMicros: z.nullable(z.int()),
  cost: usDollars,
  /** False when the price of some calls is not known, so that the cost is the least that it was. */
  costComplete: z.boolean(),
  failureCode: z.nullable(z.string()),
  createdAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
});
export type AdminStory = z.infer<typeof adminStorySchema>;

/** One call to a provider. */
export const adminCallSchema = z.object({
  id: z.string(),
  kind: z.enum(['text', 'picture', 'moderation']),
  /** "story", "plan", "pages", "picture-1" … */
  purpose: z.string(),
  provider: z.string(),
  model: z.string(),
  tokensIn: z.int(),
  tokensCached: z.int(),
  tokensOut: z.int(),
  pictures: z.int(),
  costMicros: z.nullable(z.int()),
  cost: usDollars,
  /** "ok", or what went wrong in a word. */
  outcome: z.string(),
  milliseconds: z.int(),
  at: instantSchema,
});

export const listAdminStories = endpoint({
  method: 'GET',
  path: '/api/admin/stories',
  summary: 'The stories of all parents, newest first, with what making them took and cost',
  who: 'admin',
  rate: 'read',
  query: z.object({
    limit: z._default(whole(1, STORIES_MOST), STORIES_DEFAULT),
    offset: z._default(whole(0, 1_000_000), 0),
  }),
  reply: z.array(adminStorySchema),
});

export const getAdminStory = endpoint({
  method: 'GET',
  path: '/api/admin/stories/{id}',
  summary: 'One story of any parent, with every call that was made for it',
  who: 'admin',
  rate: 'read',
  params: z.object({ id: idSchema }),
  reply: z.object({ story: adminStorySchema, calls: z.array(adminCallSchema) }),
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/admin/confirm-payment',
  summary: 'Take a pending premium payment as made by other means. 409 when nothing is pending',
  who: 'admin',
  rate: 'write',
  body: z.object({ userId: idSchema, paymentType: z.literal('premium_subscription') }),
  reply: z.object({ transaction: z.object({ creditsAwarded: z.int() }) }),
});
