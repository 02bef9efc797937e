import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { render } from './render.ts';
import type { PaintJob } from './stage/actors.ts';

/** What the pool sends. */
export interface PaintOrder {
  readonly id: number;
  readonly job: PaintJob;
  readonly size: number;
}

/** What comes back: the picture, or why there is none. */
export type PaintResult =
  | { readonly id: number; readonly webp: Uint8Array }
  | { readonly id: number; readonly error: string };

// Every painter has a processor of its own, and never draws the same thing twice.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (order: PaintOrder) => {
  try {
    const webp = new Uint8Array(await render(order.job, order.size));
    parentPort?.postMessage({ id: order.id, webp } satisfies PaintResult, [webp.buffer]);
  } catch (error) {
    parentPort?.postMessage({
      id: order.id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies PaintResult);
  }
});
