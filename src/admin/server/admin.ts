import type { Db } from '../../platform/server/db.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { confirmPayment as confirm, getAdminStory, listAdminStories } from '../contract.ts';
import { allStories, callsOf, oneStory } from './stories.ts';

export interface Admin {
  readonly routes: readonly Route[];
}

/** What only admins may do and see: the stories of all parents, what making them cost, and payments made elsewhere. */
export function createAdmin({
  db,
  confirmPayment,
}: {
  readonly db: Db;
  readonly confirmPayment: (userId: string) => Promise<{ creditsAwarded: number }>;
}): Admin {
  return {
    routes: [
      serve(listAdminStories, ({ query }) => allStories(db, query)),
      serve(getAdminStory, async ({ params }) => ({
        story: await oneStory(db, params.id),
        calls: await callsOf(db, params.id),
      })),
      serve(confirm, async ({ body }) => ({ transaction: await confirmPayment(body.userId) })),
    ],
  };
}
