import { notFound } from '../../../platform/server/http/errors.ts';
import type { RawRoute } from '../../../platform/server/http/route.ts';
import { lastEventId, streamEvents } from '../../../platform/server/http/server-sent-events.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { hasSentAll, listen } from '../../story/server/events.ts';
import { ownStoryRow } from '../../story/server/own-stories.ts';
import { heroNameOf, storyRequestOf } from '../../story/server/view.ts';

/** Streams the events of a story to its parent. */
export function eventsRoute(deps: StoryDeps): RawRoute {
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
      const row = await ownStoryRow(deps, caller.id, id);
      const story = { id: row.id, heroName: heroNameOf(storyRequestOf(deps, row)) };
      const after = lastEventId(request);
      // After 204 the browser does not reconnect.
      if (after > 0 && (await hasSentAll(deps, story.id, after))) return reply.status(204).send();
      await streamEvents(request, reply, (signal) => listen(deps, story, after, signal));
    },
  };
}
