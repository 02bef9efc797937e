import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract.ts';
import { storyParams, storySchema } from '../story/contract.ts';

/** Whether a story can be read by anyone who has its link, and whether the child's name is shown there. */
export const shareSchema = z.object({
  shared: z.boolean(),
  showNames: z.boolean(),
  /** The link to share; null while the story is not shared. */
  url: z.nullable(z.string()),
});
export type Share = z.infer<typeof shareSchema>;

export const getShare = endpoint({
  method: 'GET',
  path: '/api/stories/{id}/share',
  summary: 'Whether a story of the signed-in parent is shared, and its link',
  who: 'parent',
  rate: 'read',
  params: storyParams,
  reply: shareSchema,
});

export const putShare = endpoint({
  method: 'PUT',
  path: '/api/stories/{id}/share',
  summary:
    'Share a story by its link, or change whether the child’s name is shown; hidden when nothing was said',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  body: z.object({ showNames: z.optional(z.boolean('Please choose whether names are shown')) }),
  reply: shareSchema,
});

export const changeShare = endpoint({
  method: 'PATCH',
  path: '/api/stories/{id}/share',
  summary: 'Show or hide the child’s name in a story that is shared; 404 when it is not',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  body: z.object({ showNames: z.boolean('Please choose whether names are shown') }),
  reply: shareSchema,
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/stories/{id}/share',
  summary: 'Stop sharing a story: its link leads nowhere from then on',
  who: 'parent',
  rate: 'write',
  params: storyParams,
  reply: shareSchema,
});

/** A shared story as anybody may read it: without the parent's input about the child. */
export const publicStorySchema = z.extend(
  z.pick(storySchema, {
    id: true,
    title: true,
    content: true,
    imageUrl: true,
    illustrationUrls: true,
    pictures: true,
    childName: true,
    readTime: true,
    themes: true,
    targetAgeGroup: true,
    wordCount: true,
    createdAt: true,
  }),
  { audioUrl: z._default(z.nullable(z.string()), null) },
);
export type PublicStory = z.infer<typeof publicStorySchema>;

export const getPublicStory = endpoint({
  method: 'GET',
  path: '/api/public/story/{id}',
  summary: 'A story that its parent has shared',
  who: 'anyone',
  rate: 'read',
  params: storyParams,
  reply: publicStorySchema,
});

/** The title of a shared story that has none. */
export const DEFAULT_SHARE_TITLE = 'A Magical Story from Storywren';

/** "18 November 2026": the day on which a shared story was made, the same for every reader. */
export const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  });

/** The link that is shared: it has the tags for link previews, and redirects people to the public page. */
export const sharePath = (id: string) => `/og/story/${encodeURIComponent(id)}`;

/** Where a shared story is read. */
export const publicPath = (id: string) => `/public/story/${encodeURIComponent(id)}`;
