import type { Db } from '../../platform/server/db.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { getAdminStory, listAdminStories } from '../contract.ts';
import { allStories, callsOf, oneStory } from './stories.ts';

export interface Admin {
  readonly routes: readonly Route[];
}

/** What only admins may see: the stories of all parents, and what making them cost. */
export function createAdmin({ db }: { readonly db: Db }): Admin {
  return {
    routes: [
      serve(listAdminStories, ({ query }) => allStories(db, query)),
      serve(getAdminStory, async ({ params }) => ({
        story: await oneStory(db, params.id),
        calls: await callsOf(db, params.id),
      })),
    ],
  };
}
