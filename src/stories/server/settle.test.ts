import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { creditsOf } from '../../../tools/testing/people.ts';
import { begin, ended, eventsOf, richParent } from '../../../tools/testing/stories.ts';
import { storySteps } from '../../database/schema/stories.ts';
import type { Studio } from '../../studio/studio.ts';

const house = testHouse();

/** A studio whose text has to wait for something, or comes to nothing. */
const withText = (before: () => Promise<void>): Studio['tell'] => {
  const { studio } = house.easel;
  return async function* tell(...args) {
    for await (const step of studio.tell(...args)) {
      if (step.kind === 'text') await before();
      yield step;
    }
  };
};

const plansStored = () => house.house.database.db.$count(storySteps);

describe('a story that does not come to its end', () => {
  it('gives its credit back when the writer fails, with a sentence', async () => {
    const parent = await richParent(house, 1);
    house.easel.studio = {
      ...house.easel.studio,
      tell: withText(() => Promise.reject(new Error('no words'))),
    };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(story).toMatchObject({ status: 'failed', failure: expect.stringContaining('credit is back') });
    expect(await creditsOf(parent)).toBe(1);
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'STORY_FAILED' },
    });
  });

  it('is never lost for a picture', async () => {
    const parent = await richParent(house, 1);
    const { studio } = house.easel;
    let painted = 0;
    house.easel.studio = {
      ...studio,
      paint: (...args) => (++painted > 2 ? Promise.reject(new Error('no paint')) : studio.paint(...args)),
    };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(String(story.status)).toBe('ready');
    expect(String(story.content)).toContain('Wilhelmina');
    expect(await creditsOf(parent)).toBe(0);
  });

  it('can be cancelled until the words stand, and the credit is back', async () => {
    const parent = await richParent(house, 1);
    const { studio } = house.easel;
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    house.easel.studio = { ...studio, tell: withText(() => gate) };
    const { id } = await begin(parent);
    const cancelled = await parent.post(`/api/stories/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ story: { status: 'cancelled' }, creditsRemaining: 1 });
    goOn();
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'CANCELLED' },
    });
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(200);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('cannot be cancelled once it is ready', async () => {
    const parent = await richParent(house, 1);
    const { id } = await begin(parent);
    await ended(parent, id);
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(409);
  });

  it('is taken up again when its maker has fallen silent, from where it stood', async () => {
    const parent = await richParent(house, 1);
    const { studio } = house.easel;
    let plans = 0;
    let hang = true;
    house.easel.studio = {
      ...studio,
      async *tell(...args) {
        for await (const step of studio.tell(...args)) {
          if (step.kind === 'plan') plans += 1;
          else if (hang) await new Promise(() => {});
          yield step;
        }
      },
    };
    const { id } = await begin(parent);
    await eventually(async () => (await plansStored()) || undefined);
    hang = false;
    // A dead maker gives no sign of life: its lease is as old as its last one.
    await house.house.database.run(
      `update stories set beat_at = beat_at - interval '1 minute', lease = 'of-a-dead-maker'`,
    );
    await house.house.features.stories.sweep();
    expect(String((await ended(parent, id)).status)).toBe('ready');
    expect(plans).toBe(1);
  });
});
