import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportArchive } from './export.ts';

it('waits for a slow reader without leaking a listener per wait', async () => {
  const bytes = randomBytes(100_000);
  const archive = exportArchive(
    [
      {
        async *collect() {
          for (let n = 0; n < 30; n += 1) yield { path: `${n}.webp`, bytes };
        },
      },
    ],
    'someone',
  );
  const usual = archive.listenerCount('close');
  const chunks: Buffer[] = [];
  for await (const chunk of archive) {
    chunks.push(chunk as Buffer);
    // The reader's own listeners, and one that waits for the drain.
    expect(archive.listenerCount('close')).toBeLessThan(usual + 4);
  }
  expect(Object.keys(unzipSync(new Uint8Array(Buffer.concat(chunks))))).toHaveLength(30);
});
