import * as z from 'zod/mini';
import { endpoint, helpLineSchema, idSchema, instantSchema, okSchema } from '../platform/contract.ts';
import {
  AGE_BANDS,
  BUILDS,
  GENDERS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  HEIGHTS,
  STRUCTURES,
  WEARS,
} from '../studio/contract.ts';

export const PROMPT_MIN = 10;
export const PROMPT_MAX = 1000;
const PROMPT_TOO_SHORT = 'Please provide a more detailed topic or challenge (at least 10 characters)';

/** Free words about looks: short, and without anything that could carry more than looks. */
const fewWords = z.optional(z.string().check(z.trim(), z.maxLength(60, 'Please use 60 characters or less')));

/** Everything a parent may say about the story to be made. */
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
  /** What the child wears or uses all day; seen in every picture. */
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
});
export type CreationRequest = z.output<typeof creationRequest>;

/** The loader's stages, in order, with the pace shown while waiting (seconds). Real events always win. */
export const STAGES = [
  { id: 'crafting', name: 'Crafting Your Story', seconds: 15 },
  { id: 'polishing', name: 'Polishing the Magic', seconds: 8 },
  { id: 'painting-1', name: 'Painting Illustration 1', seconds: 12 },
  { id: 'painting-2', name: 'Painting Illustration 2', seconds: 12 },
  { id: 'painting-3', name: 'Painting Illustration 3', seconds: 12 },
  { id: 'painting-4', name: 'Painting Illustration 4', seconds: 12 },
  { id: 'checking', name: 'Quality Enchantment Check', seconds: 8 },
  { id: 'gathering', name: 'Gathering Your Story', seconds: 5 },
  { id: 'complete', name: 'Story Complete', seconds: 2 },
] as const;
export type StageId = (typeof STAGES)[number]['id'];
const stageId = z.enum(STAGES.map((stage) => stage.id) as [StageId, ...StageId[]]);

export const STORY_STATUSES = ['making', 'ready', 'failed', 'cancelled'] as const;

/** A painted picture as the reader needs it; `url` takes `?w=320` or `?w=640` for the smaller widths. */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** A very small, blurred WebP as a data address, shown until the picture is there. */
  placeholder: z.nullable(z.string()),
  /** Index of the story page it stands beside. */
  page: z.int(),
});

/** The addresses in a JSON text; what is no list holds none. */
function addressesIn(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Addresses of pictures, as a list or, from an older server, as the JSON text of one. */
const addressList = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((urls: string | string[]) => (typeof urls === 'string' ? addressesIn(urls) : urls)),
    z.array(z.string()),
  ),
);

/** A story as a reply carries it. Whoever reads it copes with fields that an older or other server leaves out. */
export const storySchema = z.object({
  id: z.string(),
  status: z._default(z.enum(STORY_STATUSES), 'ready'),
  title: z.string(),
  /** JSON text with `pages`, each with a `text`; empty while the text is not written. */
  content: z._default(z.string(), ''),
  imageUrl: z._default(z.nullable(z.string()), null),
  /** The first one is the cover. */
  illustrationUrls: z._default(addressList, []),
  pictures: z._default(z.array(pictureSchema), []),
  isFavorite: z._default(z.boolean(), false),
  childName: z._default(z.nullable(z.string()), null),
  /** "4 min read" */
  readTime: z._default(z.string(), ''),
  themes: z._default(z.array(z.string()), []),
  targetAgeGroup: z.optional(z.enum(AGE_BANDS)),
  storyStructure: z.optional(z.enum(STRUCTURES)),
  wordCount: z._default(z.int(), 0),
  characterEthnicity: z._default(z.nullable(z.string()), null),
  favoriteTheme: z._default(z.nullable(z.string()), null),
  /** "embedded" for Storywren's own storyteller, or the name of a model. */
  writtenBy: z._default(z.nullable(z.string()), null),
  /** Why it failed, in a sentence; null otherwise. */
  failure: z._default(z.nullable(z.string()), null),
  createdAt: z.optional(instantSchema),
});
export type Story = z.infer<typeof storySchema>;

/** What a story is to whoever reads it, hears it or keeps it as a book, be it their own or one that was shared. */
export type Tale = Pick<
  Story,
  | 'id'
  | 'title'
  | 'content'
  | 'imageUrl'
  | 'illustrationUrls'
  | 'pictures'
  | 'childName'
  | 'readTime'
  | 'themes'
  | 'targetAgeGroup'
  | 'wordCount'
  | 'createdAt'
>;

const storyParams = z.object({ id: idSchema });

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

export const listStories = endpoint({
  method: 'GET',
  path: '/api/stories',
  summary: 'The stories of the signed-in parent, newest first',
  who: 'parent',
  rate: 'read',
  reply: z.array(storySchema),
});

export const getStory = endpoint({
  method: 'GET',
  path: '/api/stories/{id}',
  summary: 'One story of the signed-in parent',
  who: 'parent',
  rate: 'read',
  params: storyParams,
  reply: storySchema,
});

export const getFeaturedStory = endpoint({
  method: 'GET',
  path: '/api/featured-stories/{id}',
  summary: 'One of the three stories that anybody may read: 1, 2 or 3',
  who: 'anyone',
  rate: 'read',
  params: z.object({ id: z.string().check(z.maxLength(10)) }),
  reply: storySchema,
});

export const favoriteStory = endpoint({
  method: 'PATCH',
  path: '/api/stories/{id}/favorite',
  summary: 'Turn the heart of a story on or off',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  reply: storySchema,
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

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/stories/{id}',
  summary: 'Delete a story and its pictures for good',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  reply: okSchema,
});

/** What the events stream tells, by the event's name. `done` or `failed` is the last. */
export const STORY_EVENTS = {
  stage: z.object({ stage: stageId }),
  page: z.object({ index: z.int(), text: z.string() }),
  picture: z.object({ index: z.int(), url: z.string() }),
  done: z.object({ id: z.string() }),
  failed: z.object({ error: z.string(), code: z.string() }),
} as const;
export type StoryEventName = keyof typeof STORY_EVENTS;

/** Where a browser listens: `EventSource(storyEventsPath(id))`. */
export const storyEventsPath = (id: string) => `/api/stories/${encodeURIComponent(id)}/events`;
