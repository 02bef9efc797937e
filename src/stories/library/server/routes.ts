import type { FastifyRequest } from 'fastify';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { INDEX_QUEUE, indexSomeStories } from '../../story/server/search/index-stories.ts';
import * as contract from '../contract.ts';
import { CHILDREN_QUEUE, childrenOf, eraseChild, eraseRest } from './children.ts';
import { deleteStory } from './delete-story.ts';
import { browse } from './library.ts';
import { MISSING_PICTURES_QUEUE, paintMissingPictures } from './repaint/missing-pictures.ts';
import { beginRepaint, latestRepaint, repaintOf, untilRepainted } from './repaint/repaint.ts';
import { REPAINT_QUEUE, workOnRepaint } from './repaint/repaint-job.ts';

/** The routes of the library: browsing, deleting and repainting. */
export function libraryRoutes(deps: StoryDeps): readonly Route[] {
  return [
    serve(contract.browseLibrary, ({ caller, query }) => browse(deps, caller.id, query)),
    serve(contract.deleteStory, async ({ caller, params }) => {
      await deleteStory(deps, caller.id, params.id);
      return { ok: true as const };
    }),
    serve(contract.listChildren, ({ caller }) => childrenOf(deps, caller.id)),
    serve(contract.deleteChild, async ({ caller, params, reply }) => {
      if (!(await eraseChild(deps, caller.id, params.id))) reply.status(202);
      return { ok: true as const };
    }),
    serve(contract.repaintStories, async ({ caller, request, reply }) => {
      const runId = await beginRepaint(deps, caller.id);
      if (!prefersAsync(request)) return untilRepainted(deps, runId);
      reply.status(202).header('preference-applied', 'respond-async');
      return repaintOf(deps, runId);
    }),
    serve(contract.repaintProgress, ({ caller }) => latestRepaint(deps, caller.id)),
  ];
}

const prefersAsync = (request: FastifyRequest) =>
  /\brespond-async\b/.test(String(request.headers.prefer ?? ''));

/** Works on the library's queues. */
export async function workOnLibrary(deps: StoryDeps): Promise<void> {
  const { jobs } = deps;
  await jobs.work<{ runId: string }>(REPAINT_QUEUE, ({ runId }) => workOnRepaint(deps, runId));
  await jobs.work(MISSING_PICTURES_QUEUE, () => paintMissingPictures(deps));
  await jobs.work<Parameters<typeof eraseRest>[1]>(CHILDREN_QUEUE, (task) => eraseRest(deps, task));
  await jobs.work(INDEX_QUEUE, async () => {
    if (await indexSomeStories(deps)) await jobs.send(INDEX_QUEUE.name, {});
  });
  await jobs.send(INDEX_QUEUE.name, {});
}
