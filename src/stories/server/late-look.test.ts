import { describe, expect, it } from 'vitest';
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
  const parent = await richParent(house, 1);
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

// Only our own fake can be told to find harm in a wish.
describe.skipIf(process.env.OPENAI_RIG_DIR !== undefined)('the writing model', () => {
  const writing = testHouse(() => openAiSettings(provider.url, { AI_IMAGE: '' }), { painter: 'quick' });
  const tellOf = async (prompt: string) => {
    await provider.reset();
    await provider.fault({ match: { kind: 'text' }, fault: { kind: 'unsafe_wish' }, always: true });
    const parent = await richParent(writing, 1);
    const { id } = await begin(parent, { ...WISH, prompt });
    const story = await ended(parent, id);
    return { story, credits: await creditsOf(parent) };
  };

  it('may find harm that no rule knows: refused kindly, once, and the credit is back', async () => {
    const { story, credits } = await tellOf('Learning to share a red bicycle');
    expect(story).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('we will gladly write about that. Your credit is back.'),
    });
    expect(credits).toBe(1);
    expect((await provider.calls()).filter((call) => call.kind === 'text')).toHaveLength(1);
  });

  it('is not believed of the hard subjects that families live through', async () => {
    const { story, credits } = await tellOf(
      'Her grandmother died of cancer last week and she asks where she is',
    );
    expect(String(story.status)).toBe('ready');
    expect(credits).toBe(0);
  });
});
