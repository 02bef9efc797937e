import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from './pool.ts';
import type { PaintJob } from './stage/actors.ts';

/** Answers with one byte, dies of a job without a seed. */
const FRAGILE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, job }) => {
    if (!job.seed) process.exit(3);
    parentPort.postMessage({ id, webp: new Uint8Array([7]) });
  });`;

const job = (seed: string): PaintJob => ({ seed }) as PaintJob;

describe('a painter who falls over', () => {
  let hired = 0;
  const pool = openPool(1, () => {
    hired++;
    return new Worker(FRAGILE, { eval: true });
  });
  afterAll(() => pool.close());

  it('is replaced, and only the job at hand fails', async () => {
    const [first, broken, last] = await Promise.allSettled([
      pool.paint(job('a'), 1),
      pool.paint(job(''), 1),
      pool.paint(job('b'), 1),
    ]);
    expect([first.status, broken.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(hired).toBe(2);
  });

  it('is not hurt by an order that cannot be sent', async () => {
    const unsendable = { seed: 'a', brief: () => '' } as unknown as PaintJob;
    await expect(pool.paint(unsendable, 1)).rejects.toThrow();
    expect([...(await pool.paint(job('c'), 1))]).toEqual([7]);
    expect(hired).toBe(2);
  });
});
