import { eq } from 'drizzle-orm';
import type { Belongings } from '../../accounts/server/belongings.ts';
import { requirePerson } from '../../accounts/server/people.ts';
import { stories } from '../../database/schema/stories.ts';
import { later, SECOND } from '../../platform/server/clock.ts';
import { AppError, conflict, notFound } from '../../platform/server/errors.ts';
import type { OwnPages } from '../../platform/server/pages.ts';
import { type RawRoute, type Route, serve } from '../../platform/server/route.ts';
import { lastEventId, streamEvents } from '../../platform/server/sse.ts';
import { spendable } from '../../wallet/server/ledger.ts';
import * as contract from '../contract.ts';
import * as sharing from '../share-contract.ts';
import { beginStory } from './begin.ts';
import { storyBelongings } from './belongings.ts';
import { hasToldAll, listen } from './events.ts';
import { featuredStory } from './featured.ts';
import { libraryRoutes, workOnLibrary } from './library-routes.ts';
import { makeStory } from './make.ts';
import { type OpenedStory, openStories } from './opened.ts';
import { makingQueue, type StoryParts, topicOf } from './parts.ts';
import { pictureRoute } from './pictures.ts';
import { publicPage } from './public-page.ts';
import { publicBook } from './public-story.ts';
import { resumeRepaints, sweepRepaints } from './repaint-work.ts';
import { cancelStory } from './settle.ts';
import { changeShare, revokeShare, shareOf, shareStory } from './share.ts';
import { shareRoutes } from './share-routes.ts';
import { deleteStory, ownStory, ownStoryRow, storiesOf, toggleFavorite } from './shelf.ts';
import { resumeStories, sweepStories } from './sweep.ts';
import { heroNameOf, wishOf } from './view.ts';

export interface Stories {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Pages that have more to say in their HTML than a title. */
  readonly pages: OwnPages;
  work(): Promise<void>;
  sweep(): Promise<void>;
  resume(): Promise<void>;
  readonly belongings: Belongings;
  /** Stories of any parent, opened for an admin. */
  openStories(ids: readonly string[], options: { words: boolean }): Promise<ReadonlyMap<string, OpenedStory>>;
}

/** How much longer than a story may take a call without `respond-async` waits; every story has ended by then. */
const PATIENCE = 100 * SECOND;

/** Making, keeping and reading stories. */
export function createStories(parts: StoryParts): Stories {
  const { db, jobs } = parts;
  return {
    routes: [
      serve(contract.generateStory, async ({ caller, body, idempotencyKey, request, reply }) => {
        const { storyId, creditsRemaining, helpLines } = await beginStory(
          parts,
          caller.id,
          body,
          idempotencyKey,
        );
        const help = helpLines?.length ? { helpLines: [...helpLines] } : {};
        if (/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
          reply.status(202).header('preference-applied', 'respond-async');
          return { story: { id: storyId }, creditsRemaining, ...help };
        }
        await untilMade(parts, storyId);
        // Whoever was shut out meanwhile is told no more.
        await requirePerson(parts.db, caller.id);
        const story = await ownStory(parts, caller.id, storyId);
        if (story.status === 'failed')
          throw new AppError('STORY_FAILED', story.failure ?? 'Failed to create story. Please try again.');
        if (story.status === 'cancelled') throw conflict('You cancelled this story. Your credit is back.');
        if (story.status === 'making') reply.status(202);
        return { story, creditsRemaining, ...help };
      }),
      serve(contract.listStories, ({ caller }) => storiesOf(parts, caller.id)),
      serve(contract.getStory, ({ caller, params }) => ownStory(parts, caller.id, params.id)),
      serve(contract.getFeaturedStory, async ({ params }) => {
        const story = featuredStory(params.id);
        if (story === undefined) throw notFound('Story not found. It may have been removed.');
        return story;
      }),
      serve(sharing.getShare, async ({ caller, params }) => {
        await ownStoryRow(parts, caller.id, params.id);
        return shareOf(parts, params.id);
      }),
      serve(sharing.putShare, async ({ caller, params, body }) =>
        shareStory(parts, await ownStoryRow(parts, caller.id, params.id), body.showNames),
      ),
      serve(sharing.changeShare, async ({ caller, params, body }) => {
        await ownStoryRow(parts, caller.id, params.id);
        return changeShare(parts, params.id, body.showNames);
      }),
      serve(sharing.revokeShare, async ({ caller, params }) => {
        await ownStoryRow(parts, caller.id, params.id);
        return revokeShare(parts, params.id);
      }),
      serve(sharing.getPublicStory, async ({ params }) => (await publicBook(parts, params.id)).story),
      serve(contract.favoriteStory, ({ caller, params }) => toggleFavorite(parts, caller.id, params.id)),
      serve(contract.cancelStory, async ({ caller, params }) => {
        await ownStoryRow(parts, caller.id, params.id);
        await cancelStory(parts, params.id);
        return {
          story: await ownStory(parts, caller.id, params.id),
          creditsRemaining: await spendable(db, caller.id),
        };
      }),
      serve(contract.deleteStory, async ({ caller, params }) => {
        await deleteStory(parts, caller.id, params.id);
        return { ok: true as const };
      }),
      ...libraryRoutes(parts),
    ],
    rawRoutes: [pictureRoute(parts), eventsRoute(parts), ...shareRoutes(parts)],
    pages: { '/public/story/:id': ({ id }) => publicPage(parts, id) },
    async work() {
      await jobs.work<{ storyId: string }>(makingQueue(parts.studio), ({ storyId }) =>
        makeStory(parts, storyId),
      );
      await workOnLibrary(parts);
    },
    async sweep() {
      await sweepStories(parts);
      await sweepRepaints(parts);
    },
    async resume() {
      await resumeStories(parts);
      await resumeRepaints(parts);
    },
    belongings: storyBelongings(parts),
    openStories: (ids, options) => openStories(parts, ids, options),
  };
}

async function untilMade({ db, clock, signals, studio }: StoryParts, storyId: string): Promise<void> {
  const latest = later(clock.now(), studio.seconds * SECOND + PATIENCE);
  while (clock.now() < latest) {
    const news = signals.wait(topicOf(storyId), 500);
    const [story] = await db.select({ status: stories.status }).from(stories).where(eq(stories.id, storyId));
    if (story?.status !== 'making') return;
    await news;
  }
}

function eventsRoute(parts: StoryParts): RawRoute {
  return {
    endpoint: {
      method: 'GET',
      path: '/api/stories/{id}/events',
      summary: 'What happens while a story is made, as server-sent events; resumes by Last-Event-ID',
      who: 'parent',
      rate: 'read',
    },
    async handle({ request, reply, caller }) {
      const { id = '' } = request.params as { id?: string };
      if (!caller) throw notFound();
      const row = await ownStoryRow(parts, caller.id, id);
      const story = { id: row.id, heroName: heroNameOf(wishOf(parts, row)) };
      const after = lastEventId(request);
      // 204 tells a browser that came back after the last event to stay away.
      if (after > 0 && (await hasToldAll(parts, story.id, after))) return reply.status(204).send();
      await streamEvents(request, reply, (left) => listen(parts, story, after, left));
    },
  };
}
