import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../../platform/contract.ts';
import { AGE_BANDS } from '../../studio/age-bands.ts';
import { STRUCTURES } from '../../studio/contract.ts';

export const STORY_STATUSES = ['making', 'ready', 'failed', 'cancelled'] as const;

/** A picture as the reader needs it; `url` takes `?w=320` or `?w=640` for the smaller widths. */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** A very small, blurred WebP as a data URL, shown until the picture is loaded. */
  placeholder: z.nullable(z.string()),
  /** Index of the story page that it illustrates. */
  page: z.int(),
});

/** The URLs in a JSON text; empty unless it is an array. */
function addressesIn(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** URLs of pictures, as an array or, from an older server, as its JSON text. */
const addressList = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((urls: string | string[]) => (typeof urls === 'string' ? addressesIn(urls) : urls)),
    z.array(z.string()),
  ),
);

/** A story in a response. Has defaults for fields that an older or other server leaves out. */
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

/** The fields of a story that its reader, narration and download need, for one's own stories and for shared ones. */
export type ReadableStory = Pick<
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

/** The path of one story. */
export const storyParams = z.object({ id: idSchema });

/** The loader's stages in order, with their usual duration in seconds. Real events take precedence. */
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

/** The events of the stream by name. `done` or `failed` is the last. */
export const STORY_EVENTS = {
  stage: z.object({ stage: stageId }),
  page: z.object({ index: z.int(), text: z.string() }),
  picture: z.object({ index: z.int(), url: z.string() }),
  done: z.object({ id: z.string() }),
  failed: z.object({ error: z.string(), code: z.string() }),
} as const;
export type StoryEventName = keyof typeof STORY_EVENTS;

/** The path of the event stream: `EventSource(storyEventsPath(id))`. */
export const storyEventsPath = (id: string) => `/api/stories/${encodeURIComponent(id)}/events`;
