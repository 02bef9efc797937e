import { spawnSync } from 'node:child_process';
import { eventually } from '../tools/testing/eventually.ts';
import { buyPack, creditsOf, newParent, WISH } from '../tools/testing/people.ts';
import { expect, openBuiltHouse, test } from './house.ts';

/** How often the server is killed; `CRASHES=30 npx playwright test crash` for a long night. */
const CRASHES = Number(process.env.CRASHES ?? 2);
/** A story takes about this long from the wish to the last picture, in milliseconds. */
const STORY_TIME = 2500;

test('kill -9 in the middle of stories loses no credit and leaves no story half made', async () => {
  test.setTimeout(60_000 + CRASHES * 30_000);
  const house = await openBuiltHouse();
  try {
    const parent = await newParent(house);
    await buyPack(parent, 'family');
    let bought = 12;
    let kept = 0;
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const moment = Math.random() * STORY_TIME;
      const key = { 'idempotency-key': `crash-${crash}`, prefer: 'respond-async' };
      const { body } = await parent.post('/api/stories/generate', WISH, key);
      const id = String(body.story?.id);
      await new Promise((resolve) => setTimeout(resolve, moment));
      await house.kill();
      await house.start();
      const status = await eventually(
        async () => {
          const story = await parent.get(`/api/stories/${id}`);
          return String(story.body.status) === 'making' ? undefined : String(story.body.status);
        },
        'the end of a story after a crash',
        60_000,
      );
      expect(['ready', 'failed'], `killed after ${Math.round(moment)} ms`).toContain(status);
      if (status === 'ready') kept += 1;
      expect(await creditsOf(parent)).toBe(bought - kept);
      // The same key after the crash finds the same story, and takes nothing.
      const again = await parent.post('/api/stories/generate', WISH, key);
      expect(String(again.body.story?.id)).toBe(id);
      expect(await house.metrics()).toContain('\nstorywren_ledger_problems 0\n');
      if (bought - kept < 1) {
        await buyPack(parent, 'family');
        bought += 12;
      }
    }
  } finally {
    await house.close();
  }
});

test('a second start on the same folder is refused with one sentence', async ({ house }) => {
  test.skip(Boolean(process.env.TEST_DATABASE_URL), 'with PostgreSQL the folder is not locked');
  const second = spawnSync(process.execPath, ['dist/server/app/server/main.js'], {
    env: { ...process.env, DATA_DIR: house.dataDir, PORT: '0', DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect(second.status).not.toBe(0);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(second.stderr).toContain(house.dataDir);
  expect(second.stderr).toMatch(/already running|in use/);
});
