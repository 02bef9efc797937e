import { spawnSync } from 'node:child_process';
import { eventually } from '../../tools/testing/eventually.ts';
import { buyPack, creditsOf, newParent, STORY_REQUEST } from '../../tools/testing/users.ts';
import { expect, startBuiltApp, test } from '../support/app.ts';

/** How often the server is killed; `CRASHES=30 npx playwright test crash` for a long run. */
const CRASHES = Number(process.env.CRASHES ?? 2);
/** A story takes about this long from its request to the last picture, in milliseconds. */
const STORY_TIME = 2500;

test('kill -9 while a story is made loses no credit and leaves no unfinished story', async () => {
  test.setTimeout(60_000 + CRASHES * 140_000);
  const app = await startBuiltApp();
  try {
    const parent = await newParent(app);
    await buyPack(parent, 'family');
    let bought = 12;
    let spent = 0;
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const moment = Math.random() * STORY_TIME;
      const key = { 'idempotency-key': `crash-${crash}`, prefer: 'respond-async' };
      const { body } = await parent.post('/api/stories/generate', STORY_REQUEST, key);
      const id = String(body.story?.id);
      await new Promise((resolve) => setTimeout(resolve, moment));
      await app.kill();
      await app.start();
      const status = await eventually(
        async () => {
          const story = await parent.get(`/api/stories/${id}`);
          return String(story.body.status) === 'making' ? undefined : String(story.body.status);
        },
        'the end of a story after a crash',
        // The lease of the killed server has to run out first.
        125_000,
      );
      expect(['ready', 'failed'], `killed after ${Math.round(moment)} ms`).toContain(status);
      if (status === 'ready') spent += 1;
      expect(await creditsOf(parent)).toBe(bought - spent);
      // The same idempotency key after the crash returns the same story, and spends nothing.
      const again = await parent.post('/api/stories/generate', STORY_REQUEST, key);
      expect(String(again.body.story?.id)).toBe(id);
      expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
      if (bought - spent < 1) {
        await buyPack(parent, 'family');
        bought += 12;
      }
    }
  } finally {
    await app.close();
  }
});

test('a second server on the same data folder exits with a one-line error', async ({ app }) => {
  test.skip(Boolean(process.env.TEST_DATABASE_URL), 'with PostgreSQL the folder is not locked');
  const second = spawnSync(process.execPath, ['dist/server/app/server/main.js'], {
    env: { ...process.env, DATA_DIR: app.dataDir, PORT: '0', DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect(second.status).not.toBe(0);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(second.stderr).toContain(app.dataDir);
  expect(second.stderr).toMatch(/already running|in use/);
});
