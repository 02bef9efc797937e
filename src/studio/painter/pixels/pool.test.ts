import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import type { PaintJob } from '../stage/actors.ts';
import { openPool } from './pool.ts';

/** Returns one byte, and crashes on a job without a seed. */
const CRASHING_WORKER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, job }) => {
    if (!job.seed) process.exit(3);
    parentPort.postMessage({ id, webp: new Uint8Array([7]) });
  });`;

const job = (seed: string): PaintJob => ({ seed }) as PaintJob;

describe('a crashing worker', () => {
  let started = 0;
  const pool = openPool(1, () => {
    started++;
    return new Worker(CRASHING_WORKER, { eval: true });
  });
  afterAll(() => pool.close());

  it('replaces a crashed worker and fails only its current job', async () => {
    const [first, broken, last] = await Promise.allSettled([
      pool.paint(job('a'), 1),
      pool.paint(job(''), 1),
      pool.paint(job('b'), 1),
    ]);
    expect([first.status, broken.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(started).toBe(2);
  });

  it('rejects a job that cannot be serialized without restarting the worker', async () => {
    const unserializable = { seed: 'a', brief: () => '' } as unknown as PaintJob;
    await expect(pool.paint(unserializable, 1)).rejects.toThrow();
    expect([...(await pool.paint(job('c'), 1))]).toEqual([7]);
    expect(started).toBe(2);
  });
});
