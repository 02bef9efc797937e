import { THE_CLOCK_THAT_SAID_NEARLY } from './ada.ts';
import type { FeaturedStory } from './featured.ts';
import { KOA_AND_THE_RED_BOAT } from './koa.ts';
import { THE_DARK_BEHIND_THE_SHED } from './mei.ts';

/** The three stories that anybody may read without an account. */
export const FEATURED_STORIES: readonly FeaturedStory[] = [
  KOA_AND_THE_RED_BOAT,
  THE_DARK_BEHIND_THE_SHED,
  THE_CLOCK_THAT_SAID_NEARLY,
];
