import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PaintJob } from '../stage/actors.ts';
import { render } from './render.ts';

/** Message from the pool to a worker. */
export interface PaintRequest {
  readonly id: number;
  readonly job: PaintJob;
  readonly size: number;
}

/** Message from a worker: the picture or an error. */
export type PaintResult =
  | { readonly id: number; readonly webp: Uint8Array }
  | { readonly id: number; readonly error: string };

// Each worker uses one core, and no input repeats, so libvips needs neither threads nor a cache.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (request: PaintRequest) => {
  try {
    const webp = new Uint8Array(await render(request.job, request.size));
    parentPort?.postMessage({ id: request.id, webp } satisfies PaintResult, [webp.buffer]);
  } catch (error) {
    parentPort?.postMessage({
      id: request.id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies PaintResult);
  }
});
