import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract.ts';
import { storyParams, storySchema } from '../story/contract.ts';

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

/** The ids of the featured stories. */
export const FEATURED_IDS = ['1', '2', '3'] as const;
export type FeaturedId = (typeof FEATURED_IDS)[number];

/** Whether this is the id of a featured story, and not of a parent's own. */
export const isFeaturedId = (id: string): id is FeaturedId => FEATURED_IDS.some((one) => one === id);

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
