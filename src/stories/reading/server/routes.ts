import { notFound } from '../../../platform/server/http/errors.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { ownStory, storiesOf } from '../../story/server/own-stories.ts';
import { favoriteStory, getFeaturedStory, getStory, listStories } from '../contract.ts';
import { toggleFavorite } from './favorite.ts';
import { featuredStory } from './featured.ts';

/** Routes for a parent's own stories, and the three that anybody may read. */
export function readingRoutes(deps: StoryDeps): readonly Route[] {
  return [
    serve(listStories, ({ caller }) => storiesOf(deps, caller.id)),
    serve(getStory, ({ caller, params }) => ownStory(deps, caller.id, params.id)),
    serve(getFeaturedStory, async ({ params }) => {
      const story = featuredStory(params.id);
      if (story === undefined) throw notFound('Story not found. It may have been removed.');
      return story;
    }),
    serve(favoriteStory, ({ caller, params }) => toggleFavorite(deps, caller.id, params.id)),
  ];
}
