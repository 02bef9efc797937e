import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { eventually } from '../../../../../tools/testing/eventually.ts';
import { begin, ended, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { type Caller, creditsOf } from '../../../../../tools/testing/users.ts';
import { DAY, MINUTE } from '../../../../platform/server/clock.ts';
import type { Studio } from '../../../../studio/studio.ts';

const testApp = createTestApp();
const run = async (sql: string) => (await testApp.app.database.run(sql)).rows;
const stories = () => testApp.app.features.stories;

/** Replaces the painter; the first argument of `paint` is how often it was called before. */
function withPainter(paint: (calls: number, signal: AbortSignal) => Promise<unknown>) {
  const { studio } = testApp.slot;
  let calls = 0;
  testApp.slot.studio = {
    ...studio,
    async paint(...args: Parameters<Studio['paint']>) {
      await paint(calls++, args[2].signal);
      return studio.paint(...args);
    },
  };
  return { calls: () => calls, restore: () => Object.assign(testApp.slot, { studio }) };
}

const picturesOf = async (parent: Caller, id: string) =>
  (await parent.get(`/api/stories/${id}`)).body.illustrationUrls as unknown as string[];

/** Runs the scheduled task, and waits until its job has claimed what was due and is done with it. */
async function sweep(): Promise<void> {
  await stories().sweepPictures();
  await eventually(async () => {
    const jobs = await run(
      `select 1 from pgboss.job where name = 'stories.missing-pictures' and state in ('created', 'active')`,
    );
    return jobs.length === 0 || undefined;
  }, 'the end of the job');
}

const hang = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

describe('a ready story whose pictures are not all there', () => {
  it('gets them later by itself, once, and for nothing', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const failing = withPainter(async (calls) => {
      if (calls >= 2) throw new Error('no paint');
    });
    const { id } = await begin(parent);
    expect(String((await ended(parent, id)).status)).toBe('ready');
    expect(await picturesOf(parent, id)).toHaveLength(2);
    failing.restore();
    const painting = withPainter(async () => undefined);
    await sweep();
    expect(await picturesOf(parent, id), 'not at once').toHaveLength(2);
    testApp.clock.advance(MINUTE);
    await sweep();
    expect(await picturesOf(parent, id)).toHaveLength(4);
    for (const url of await picturesOf(parent, id)) expect((await parent.get(url)).status).toBe(200);
    expect(painting.calls()).toBe(2);
    testApp.clock.advance(DAY);
    await sweep();
    expect(painting.calls()).toBe(2);
    expect(await creditsOf(parent)).toBe(0);
    expect(await run('select repaint_at from stories')).toEqual([{ repaint_at: null }]);
  });

  it('is left as it is after several tries', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const failing = withPainter(() => Promise.reject(new Error('no paint')));
    const { id } = await begin(parent);
    await ended(parent, id);
    for (let day = 0; day < 12; day += 1) {
      testApp.clock.advance(DAY);
      await sweep();
    }
    const tries = failing.calls();
    testApp.clock.advance(30 * DAY);
    await sweep();
    expect(failing.calls()).toBe(tries);
    // Four pictures, three attempts each: at its making, and at each of seven tries.
    expect(tries).toBe(4 * 3 * 8);
  });

  it('is not given up while it gets on, however often the app was restarted', async () => {
    const parent = await parentWithCredits(testApp, 1);
    let permits = 0;
    const painter = withPainter((_calls, signal) => (permits-- > 0 ? Promise.resolve() : hang(signal)));
    const { id } = await begin(parent);
    const painted = async () =>
      Number((await run(`select count(*) from story_pictures where story_id = '${id}'`))[0]?.count);
    // Two pictures are painted side by side, and the next begins when one is done: so many calls are there each time.
    for (const [restart, calls] of [2, 5, 8, 10].entries()) {
      await eventually(async () => (painter.calls() === calls ? true : undefined), `${calls} calls`);
      await eventually(async () => (await run('select 1 from stories where pages is not null'))[0]);
      await eventually(async () => ((await painted()) === restart ? true : undefined), 'the stored picture');
      // A killed server sends no heartbeat. The next one paints one picture, and is killed, too.
      permits = 1;
      await run(`update stories set beat_at = beat_at - interval '1 minute', lease = 'of-a-dead-server'`);
      await stories().sweep();
    }
    expect(String((await ended(parent, id)).status)).toBe('ready');
    expect(await picturesOf(parent, id)).toHaveLength(4);
  });
});
