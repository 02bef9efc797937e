import { Worker } from 'node:worker_threads';
import type { PaintOrder, PaintResult } from './paint-worker.ts';
import type { PaintJob } from './stage/actors.ts';

interface Waiting {
  readonly order: PaintOrder;
  readonly done: (webp: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** A picture takes a second or two; a painter that needs longer than this, in milliseconds, hangs and is let go. */
const PATIENCE = 30_000;

interface Seat {
  readonly worker: Worker;
  work?: Waiting;
  patience?: NodeJS.Timeout;
}

/** A few painters at work side by side. */
export interface Pool {
  paint(job: PaintJob, size: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The worker stands beside this module, as TypeScript or compiled. */
function hire(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./paint-worker.js', import.meta.url));
  // `--import tsx` reaches the main thread only, so the worker registers it for itself.
  const tsx = import.meta.resolve('tsx/esm/api');
  const worker = new URL('./paint-worker.ts', import.meta.url).href;
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); });`;
  return new Worker(start, { eval: true, execArgv: [] });
}

/** Opens a pool. Workers are hired when there is work, and replaced when they crash. */
export function openPool(threads: number, hireOne: () => Worker = hire): Pool {
  const seats: Seat[] = [];
  const queue: Waiting[] = [];
  let closed = false;
  let count = 0;

  const leave = (seat: Seat, error: Error): void => {
    const at = seats.indexOf(seat);
    if (at >= 0) seats.splice(at, 1);
    const { work } = seat;
    seat.work = undefined;
    clearTimeout(seat.patience);
    work?.failed(error);
    next();
  };

  const take = (): Seat => {
    const seat: Seat = { worker: hireOne() };
    seats.push(seat);
    seat.worker.on('message', (result: PaintResult) => {
      const { work } = seat;
      if (!work || work.order.id !== result.id) return;
      seat.work = undefined;
      clearTimeout(seat.patience);
      // An idle painter does not hold the process open.
      seat.worker.unref();
      if ('error' in result) work.failed(new Error(result.error));
      else work.done(result.webp);
      next();
    });
    seat.worker.on('error', (error) =>
      leave(seat, error instanceof Error ? error : new Error(String(error))),
    );
    seat.worker.on('exit', (code) => leave(seat, new Error(`The painter stopped (${code}).`)));
    seat.worker.unref();
    return seat;
  };

  const next = (): void => {
    if (closed || queue.length === 0) return;
    const seat = seats.find((each) => !each.work) ?? (seats.length < threads ? take() : undefined);
    const work = seat && queue.shift();
    if (!seat || !work) return;
    try {
      seat.worker.postMessage(work.order);
      seat.work = work;
      seat.patience = setTimeout(() => void seat.worker.terminate(), PATIENCE);
      seat.worker.ref();
    } catch (error) {
      // An order that cannot be sent is its own fault, not the painter's.
      work.failed(error instanceof Error ? error : new Error(String(error)));
    }
    next();
  };

  return {
    paint(job, size) {
      if (closed) return Promise.reject(new Error('The painter is closed.'));
      return new Promise((done, failed) => {
        queue.push({ order: { id: count++, job, size }, done, failed });
        next();
      });
    },
    async close() {
      closed = true;
      const gone = new Error('The painter is closed.');
      for (const waiting of queue.splice(0)) waiting.failed(gone);
      const workers = seats.splice(0);
      for (const { work, patience } of workers) {
        clearTimeout(patience);
        work?.failed(gone);
      }
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}
