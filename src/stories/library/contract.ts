import * as z from 'zod/mini';
import { endpoint, idSchema, instantSchema, okSchema } from '../../platform/contract.ts';
import { pictureSchema, STORY_STATUSES, storyParams } from '../story/contract.ts';

/** A story counts as recent for this many days. */
export const RECENT_DAYS = 7;
/** Maximum length of a search. */
export const SEARCH_MAX = 100;
/** Default number of cards per page. */
export const PAGE_LENGTH = 24;
const PAGE_LENGTH_MAX = 48;

export const FILTERS = ['all', 'favorites', 'recent'] as const;
export type Filter = (typeof FILTERS)[number];
export const SORTS = ['recent', 'oldest', 'favorites', 'alphabetical'] as const;
export type Sort = (typeof SORTS)[number];

/** What the library shows of a story. */
export const cardSchema = z.object({
  id: z.string(),
  status: z.enum(STORY_STATUSES),
  title: z.string(),
  /** The first words of the story. */
  excerpt: z.string(),
  imageUrl: z.nullable(z.string()),
  cover: z.nullable(z.omit(pictureSchema, { page: true })),
  isFavorite: z.boolean(),
  childName: z.nullable(z.string()),
  /** The child, or the invented name of a hero who is not the parent's child. */
  heroName: z._default(z.nullable(z.string()), null),
  themes: z.array(z.string()),
  /** "4 min read" */
  readTime: z._default(z.string(), ''),
  /** Why it failed, in a sentence; null otherwise. */
  failure: z.nullable(z.string()),
  createdAt: instantSchema,
  writtenBy: z.nullable(z.string()),
});
export type Card = z.infer<typeof cardSchema>;

/** Query of the library. */
export const libraryQuery = z.object({
  q: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(SEARCH_MAX, 'Please search for 100 characters or less'), z.normalize()),
    '',
  ),
  filter: z._default(z.enum(FILTERS), 'all'),
  sort: z._default(z.enum(SORTS), 'recent'),
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_LENGTH_MAX)), PAGE_LENGTH),
});
export type LibraryQuery = z.output<typeof libraryQuery>;

export const browseLibrary = endpoint({
  method: 'GET',
  path: '/api/library',
  summary: 'A page of the signed-in parent’s shelf: searched, filtered and sorted on the server',
  who: 'parent',
  rate: 'read',
  query: libraryQuery,
  reply: z.object({
    stories: z.array(cardSchema),
    next: z.nullable(z.string()),
    /** Of the whole library: finished stories, favorites, and stories of the last seven days. */
    stats: z.object({ total: z.int(), favorites: z.int(), recent: z.int() }),
  }),
});
export type LibraryPage = z.infer<(typeof browseLibrary)['reply']>;

export const listChildren = endpoint({
  method: 'GET',
  path: '/api/children',
  summary: 'The children whom the signed-in parent has made stories for, and how many',
  who: 'parent',
  rate: 'read',
  reply: z.array(z.object({ id: z.string(), name: z.string(), stories: z.int() })),
});
export type Child = z.infer<(typeof listChildren)['reply']>[number];

export const deleteChild = endpoint({
  method: 'DELETE',
  path: '/api/children/{id}',
  summary: 'Erase a child’s name, stories, pictures and prompts for good; 202 when that takes a while',
  who: 'parent',
  rate: 'write',
  params: z.object({ id: idSchema }),
  reply: okSchema,
});

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/stories/{id}',
  summary: 'Delete a story and its pictures for good',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  reply: okSchema,
});

/** Progress of repainting a parent's pictures. */
const repaintSchema = z.object({
  running: z.boolean(),
  /** Pictures of this run that are finished (painted or failed), and all of them. */
  done: z.int(),
  total: z.int(),
  totalIllustrationsRegenerated: z.int(),
  regeneratedStories: z.int(),
});
export type Repaint = z.infer<typeof repaintSchema>;

const repaintPath = '/api/stories/batch-regenerate-illustrations';

export const repaintStories = endpoint({
  method: 'POST',
  path: repaintPath,
  summary:
    'Paint missing and broken illustrations again, for nothing. With `Prefer: respond-async` answers 202 at once',
  who: 'parent',
  rate: 'make',
  reply: repaintSchema,
});

export const repaintProgress = endpoint({
  method: 'GET',
  path: repaintPath,
  summary: 'How far the latest repainting of illustrations is',
  who: 'parent',
  rate: 'read',
  reply: repaintSchema,
});
