import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { eventually } from '../../../../../tools/testing/eventually.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { begin, eventsOf, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { creditsOf } from '../../../../../tools/testing/users.ts';

const provider = modelProvider();
const testApp = createTestApp(() => openAiSettings(provider.url));

it('a story that is cancelled while its first picture is painted causes no unhandled rejection, and its credit is returned', async () => {
  const { studio } = testApp.slot;
  let finishPicture = () => {};
  let painting = false;
  const pictureFinished = new Promise<void>((resolve) => {
    finishPicture = resolve;
  });
  testApp.slot.studio = {
    ...studio,
    // The text never comes, so that only the painter notices the cancellation.
    async *write(...args) {
      for await (const step of studio.write(...args)) {
        if (step.kind !== 'plan') await new Promise(() => {});
        yield step;
      }
    },
    async paint(...args) {
      const picture = await studio.paint(...args);
      painting = true;
      await pictureFinished;
      return picture;
    },
  };
  const parent = await parentWithCredits(testApp, 1);
  const { id } = await begin(parent);
  await eventually(async () => painting || undefined, 'the first picture');
  expect((await parent.post(`/api/stories/${id}/cancel`)).body).toMatchObject({ creditsRemaining: 1 });
  // The picture is done, but its story has ended. An unhandled rejection would end the process, and this test run.
  finishPicture();
  await wait(500);
  expect((await eventsOf(parent, id)).at(-1)).toMatchObject({ name: 'failed', data: { code: 'CANCELLED' } });
  expect(await creditsOf(parent)).toBe(1);
});
