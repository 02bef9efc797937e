import { type Route, serve } from '../../../platform/server/http/route.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { ownStoryRow } from '../../story/server/own-stories.ts';
import * as contract from '../contract.ts';
import { publicBook } from './public-story.ts';
import { changeShare, revokeShare, shareOf, shareStory } from './share.ts';

/** Routes for sharing a story by its link, and reading a shared one. */
export function sharingRoutes(deps: StoryDeps): readonly Route[] {
  return [
    serve(contract.getShare, async ({ caller, params }) => {
      await ownStoryRow(deps, caller.id, params.id);
      return shareOf(deps, params.id);
    }),
    serve(contract.putShare, async ({ caller, params, body }) =>
      shareStory(deps, await ownStoryRow(deps, caller.id, params.id), body.showNames),
    ),
    serve(contract.changeShare, async ({ caller, params, body }) => {
      await ownStoryRow(deps, caller.id, params.id);
      return changeShare(deps, params.id, body.showNames);
    }),
    serve(contract.revokeShare, async ({ caller, params }) => {
      await ownStoryRow(deps, caller.id, params.id);
      return revokeShare(deps, params.id);
    }),
    serve(contract.getPublicStory, async ({ params }) => (await publicBook(deps, params.id)).story),
  ];
}
