import type { FastifyRequest } from 'fastify';
import { type Route, serve } from '../../platform/server/route.ts';
import * as contract from '../library-contract.ts';
import { CHILDREN_QUEUE, childrenOf, eraseChild, eraseRest } from './children.ts';
import { browse } from './library.ts';
import { CATALOGUE_QUEUE, catalogueSome } from './library-catalogue.ts';
import type { StoryParts } from './parts.ts';
import { beginRepaint, latestRepaint, repaintOf, untilRepainted } from './repaint.ts';
import { REPAINT_QUEUE, workOnRepaint } from './repaint-work.ts';

/** Looking along the shelf, and keeping it in order. */
export function libraryRoutes(parts: StoryParts): readonly Route[] {
  return [
    serve(contract.browseLibrary, ({ caller, query }) => browse(parts, caller.id, query)),
    serve(contract.listChildren, ({ caller }) => childrenOf(parts, caller.id)),
    serve(contract.deleteChild, async ({ caller, params, reply }) => {
      if (!(await eraseChild(parts, caller.id, params.id))) reply.status(202);
      return { ok: true as const };
    }),
    serve(contract.repaintStories, async ({ caller, request, reply }) => {
      const runId = await beginRepaint(parts, caller.id);
      if (!prefersAsync(request)) return untilRepainted(parts, runId);
      reply.status(202).header('preference-applied', 'respond-async');
      return repaintOf(parts, runId);
    }),
    serve(contract.repaintProgress, ({ caller }) => latestRepaint(parts, caller.id)),
  ];
}

const prefersAsync = (request: FastifyRequest) =>
  /\brespond-async\b/.test(String(request.headers.prefer ?? ''));

/** Takes up what the shelf leaves for later. */
export async function workOnLibrary(parts: StoryParts): Promise<void> {
  const { jobs } = parts;
  await jobs.work<{ runId: string }>(REPAINT_QUEUE, ({ runId }) => workOnRepaint(parts, runId));
  await jobs.work<Parameters<typeof eraseRest>[1]>(CHILDREN_QUEUE, (task) => eraseRest(parts, task));
  await jobs.work(CATALOGUE_QUEUE, async () => {
    if (await catalogueSome(parts)) await jobs.send(CATALOGUE_QUEUE.name, {});
  });
  await jobs.send(CATALOGUE_QUEUE.name, {});
}
