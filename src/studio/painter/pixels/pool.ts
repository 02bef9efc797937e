import { Worker } from 'node:worker_threads';
import type { PaintJob } from '../stage/actors.ts';
import type { PaintRequest, PaintResult } from './paint-worker.ts';

interface QueuedJob {
  readonly request: PaintRequest;
  readonly resolve: (webp: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Time limit for a picture in milliseconds. A picture usually takes a second or two; a worker that exceeds it is terminated. */
const TIMEOUT_MS = 30_000;

interface Slot {
  readonly worker: Worker;
  current?: QueuedJob;
  timeout?: NodeJS.Timeout;
}

/** A pool of worker threads that paint in parallel. */
export interface Pool {
  paint(job: PaintJob, size: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts the worker next to this module, as TypeScript or compiled. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./paint-worker.js', import.meta.url));
  // `--import tsx` applies to the main thread only, so the worker registers it itself.
  const tsx = import.meta.resolve('tsx/esm/api');
  const worker = new URL('./paint-worker.ts', import.meta.url).href;
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); });`;
  return new Worker(start, { eval: true, execArgv: [] });
}

/** Opens a pool. Workers start on demand and are replaced when they crash. */
export function openPool(threads: number, createWorker: () => Worker = startWorker): Pool {
  const slots: Slot[] = [];
  const queue: QueuedJob[] = [];
  let closed = false;
  let count = 0;

  const removeSlot = (slot: Slot, error: Error): void => {
    const at = slots.indexOf(slot);
    if (at >= 0) slots.splice(at, 1);
    const { current } = slot;
    slot.current = undefined;
    clearTimeout(slot.timeout);
    current?.reject(error);
    dispatch();
  };

  const addSlot = (): Slot => {
    const slot: Slot = { worker: createWorker() };
    slots.push(slot);
    slot.worker.on('message', (result: PaintResult) => {
      const { current } = slot;
      if (!current || current.request.id !== result.id) return;
      slot.current = undefined;
      clearTimeout(slot.timeout);
      // An idle worker does not keep the process alive.
      slot.worker.unref();
      if ('error' in result) current.reject(new Error(result.error));
      else current.resolve(result.webp);
      dispatch();
    });
    slot.worker.on('error', (error) =>
      removeSlot(slot, error instanceof Error ? error : new Error(String(error))),
    );
    slot.worker.on('exit', (code) => removeSlot(slot, new Error(`The painter stopped (${code}).`)));
    slot.worker.unref();
    return slot;
  };

  const dispatch = (): void => {
    if (closed || queue.length === 0) return;
    const slot =
      slots.find((candidate) => !candidate.current) ?? (slots.length < threads ? addSlot() : undefined);
    const current = slot && queue.shift();
    if (!slot || !current) return;
    try {
      slot.worker.postMessage(current.request);
      slot.current = current;
      slot.timeout = setTimeout(() => void slot.worker.terminate(), TIMEOUT_MS);
      slot.worker.ref();
    } catch (error) {
      // The request cannot be cloned: only this job fails, and the worker remains.
      current.reject(error instanceof Error ? error : new Error(String(error)));
    }
    dispatch();
  };

  return {
    paint(job, size) {
      if (closed) return Promise.reject(new Error('The painter is closed.'));
      return new Promise((resolve, reject) => {
        queue.push({ request: { id: count++, job, size }, resolve, reject });
        dispatch();
      });
    },
    async close() {
      closed = true;
      const closedError = new Error('The painter is closed.');
      for (const queued of queue.splice(0)) queued.reject(closedError);
      const workers = slots.splice(0);
      for (const { current, timeout } of workers) {
        clearTimeout(timeout);
        current?.reject(closedError);
      }
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}
