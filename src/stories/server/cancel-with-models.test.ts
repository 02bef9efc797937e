import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { creditsOf } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { begin, eventsOf, richParent } from '../../../tools/testing/stories.ts';

const provider = modelProvider();
const house = testHouse(() => openAiSettings(provider.url));

it('a story that is cancelled while its first picture is painted brings nothing down, and its credit is back', async () => {
  const { studio } = house.easel;
  let dry = () => {};
  let painting = false;
  const drying = new Promise<void>((resolve) => {
    dry = resolve;
  });
  house.easel.studio = {
    ...studio,
    // The words never come, so that nobody but the painter finds out.
    async *tell(...args) {
      for await (const step of studio.tell(...args)) {
        if (step.kind !== 'plan') await new Promise(() => {});
        yield step;
      }
    },
    async paint(...args) {
      const picture = await studio.paint(...args);
      painting = true;
      await drying;
      return picture;
    },
  };
  const parent = await richParent(house, 1);
  const { id } = await begin(parent);
  await eventually(async () => painting || undefined, 'the first picture');
  expect((await parent.post(`/api/stories/${id}/cancel`)).body).toMatchObject({ creditsRemaining: 1 });
  // The picture is done, and there is no story to hang it in. What nobody hears would end the process, and this run.
  dry();
  await wait(500);
  expect((await eventsOf(parent, id)).at(-1)).toMatchObject({ name: 'failed', data: { code: 'CANCELLED' } });
  expect(await creditsOf(parent)).toBe(1);
});
