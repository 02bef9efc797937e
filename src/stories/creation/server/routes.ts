import { eq } from 'drizzle-orm';
import { requireUser } from '../../../accounts/server/users.ts';
import { later, SECOND } from '../../../platform/server/clock.ts';
import { AppError, conflict } from '../../../platform/server/http/errors.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import { spendable } from '../../../wallet/server/ledger.ts';
import { type StoryDeps, topicOf } from '../../story/server/deps.ts';
import { ownStory, ownStoryRow } from '../../story/server/own-stories.ts';
import { stories } from '../../story/server/schema.ts';
import { cancelStory as cancelEndpoint, generateStory } from '../contract.ts';
import { understandPrompt } from '../understand-contract.ts';
import { beginStory } from './begin-story.ts';
import { cancelStory } from './end-story.ts';
import { understood } from './understand-prompt.ts';

/** How long a call without `respond-async` waits beyond the time limit of a story; every story has ended by then. */
const TIMEOUT_MS = 100 * SECOND;

/** The routes that make and cancel a story. */
export function creationRoutes(deps: StoryDeps): readonly Route[] {
  return [
    serve(generateStory, async ({ caller, body, idempotencyKey, request, reply }) => {
      const { storyId, creditsRemaining, helpLines, warning } = await beginStory(
        deps,
        caller.id,
        body,
        idempotencyKey,
      );
      const notes = {
        ...(helpLines?.length ? { helpLines: [...helpLines] } : {}),
        ...(warning ? { warning } : {}),
      };
      if (/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
        reply.status(202).header('preference-applied', 'respond-async');
        return { story: { id: storyId }, creditsRemaining, ...notes };
      }
      await untilMade(deps, storyId);
      // The account may have been hidden or erased while the call waited.
      await requireUser(deps.db, caller.id);
      const story = await ownStory(deps, caller.id, storyId);
      if (story.status === 'failed')
        throw new AppError('STORY_FAILED', story.failure ?? 'Failed to create story. Please try again.');
      if (story.status === 'cancelled')
        throw conflict('You cancelled this story, and you’ve got your credit back.');
      if (story.status === 'making') reply.status(202);
      return { story, creditsRemaining, ...notes };
    }),
    serve(understandPrompt, ({ body, caller }) => understood(deps, caller.id, body)),
    serve(cancelEndpoint, async ({ caller, params }) => {
      await ownStoryRow(deps, caller.id, params.id);
      await cancelStory(deps, params.id);
      return {
        story: await ownStory(deps, caller.id, params.id),
        creditsRemaining: await spendable(deps.db, caller.id),
      };
    }),
  ];
}

async function untilMade({ db, clock, pubSub, studio }: StoryDeps, storyId: string): Promise<void> {
  const latest = later(clock.now(), studio.seconds * SECOND + TIMEOUT_MS);
  while (clock.now() < latest) {
    const change = pubSub.wait(topicOf(storyId), 500);
    const [story] = await db.select({ status: stories.status }).from(stories).where(eq(stories.id, storyId));
    if (story?.status !== 'making') return;
    await change;
  }
}
