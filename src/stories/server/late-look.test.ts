import { expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { creditsOf, WISH } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';

const provider = modelProvider();
const house = testHouse(() => openAiSettings(provider.url, { AI_TEXT: '' }));

it('a wish that could not be looked at in time is refused later, before a picture is paid for', async () => {
  await provider.reset();
  await provider.config({ scale: 1, latency: { moderation: 1200 } });
  await provider.fault({
    match: { kind: 'moderation' },
    fault: { kind: 'flag', category: 'sexual' },
    always: true,
  });
  const parent = await richParent(house, 'single');
  const { status, id } = await begin(parent, { ...WISH, prompt: 'Learning to share a red bicycle' });
  expect(status).toBe(202);
  const story = await ended(parent, id);
  expect(story).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/^\p{Lu}.*Your credit is back\.$/u),
  });
  expect(await creditsOf(parent)).toBe(1);
  expect((await provider.calls()).filter((call) => call.kind !== 'moderation')).toEqual([]);
});
