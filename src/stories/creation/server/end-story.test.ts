import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { begin, ended, eventsOf, parentWithCredits } from '../../../../tools/testing/stories.ts';
import { creditsOf } from '../../../../tools/testing/users.ts';
import type { Studio } from '../../../studio/studio.ts';
import { storySteps } from '../../story/server/schema.ts';

const testApp = createTestApp();

/** A writer whose text step waits for `before`, or fails with it. */
const withText = (before: () => Promise<void>): Studio['write'] => {
  const { studio } = testApp.slot;
  return async function* write(...args) {
    for await (const step of studio.write(...args)) {
      if (step.kind === 'text') await before();
      yield step;
    }
  };
};

const plansStored = () => testApp.app.database.db.$count(storySteps);

describe('a story that is interrupted', () => {
  it('fails a story with a sentence and returns the credit when the writer fails', async () => {
    const parent = await parentWithCredits(testApp, 1);
    testApp.slot.studio = {
      ...testApp.slot.studio,
      write: withText(() => Promise.reject(new Error('no words'))),
    };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(story).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('got your credit back'),
    });
    expect(await creditsOf(parent)).toBe(1);
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'STORY_FAILED' },
    });
  });

  it('finishes a story without the pictures that could not be painted', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { studio } = testApp.slot;
    let painted = 0;
    testApp.slot.studio = {
      ...studio,
      paint: (...args) => (++painted > 2 ? Promise.reject(new Error('no paint')) : studio.paint(...args)),
    };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(String(story.status)).toBe('ready');
    expect(String(story.content)).toContain('Wilhelmina');
    expect(await creditsOf(parent)).toBe(0);
  });

  it('cancels a story whose text is not stored yet, and returns the credit', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { studio } = testApp.slot;
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    testApp.slot.studio = { ...studio, write: withText(() => gate) };
    const { id } = await begin(parent);
    const cancelled = await parent.post(`/api/stories/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ story: { status: 'cancelled' }, creditsRemaining: 1 });
    openGate();
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'CANCELLED' },
    });
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(200);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('returns 409 when a ready story is cancelled', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { id } = await begin(parent);
    await ended(parent, id);
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(409);
  });

  it('resumes a story from its stored steps when its lease has expired', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { studio } = testApp.slot;
    let plans = 0;
    let hang = true;
    testApp.slot.studio = {
      ...studio,
      async *write(...args) {
        for await (const step of studio.write(...args)) {
          if (step.kind === 'plan') plans += 1;
          else if (hang) await new Promise(() => {});
          yield step;
        }
      },
    };
    const { id } = await begin(parent);
    await eventually(async () => (await plansStored()) || undefined);
    hang = false;
    // A crashed server sends no heartbeat, so its lease expires.
    await testApp.app.database.run(
      `update stories set beat_at = beat_at - interval '1 minute', lease = 'of-a-dead-maker'`,
    );
    await testApp.app.features.stories.sweep();
    expect(String((await ended(parent, id)).status)).toBe('ready');
    expect(plans).toBe(1);
  });
});
