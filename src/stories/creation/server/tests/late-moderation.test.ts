import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { begin, ended, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { creditsOf, STORY_REQUEST } from '../../../../../tools/testing/users.ts';

const provider = modelProvider();
const testApp = createTestApp(() => openAiSettings(provider.url, { AI_TEXT: '' }));

it('refuses a prompt whose moderation arrives late before a picture is paid for', async () => {
  await provider.reset();
  await provider.config({ scale: 1, latency: { moderation: 1200 } });
  await provider.fault({
    match: { kind: 'moderation' },
    fault: { kind: 'flag', category: 'sexual' },
    always: true,
  });
  const parent = await parentWithCredits(testApp, 1);
  const { status, id } = await begin(parent, { ...STORY_REQUEST, prompt: 'Learning to share a red bicycle' });
  expect(status).toBe(202);
  const story = await ended(parent, id);
  expect(story).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/^\p{Lu}.*You’ve got your credit back\.$/u),
  });
  expect(await creditsOf(parent)).toBe(1);
  expect((await provider.calls()).filter((call) => call.kind !== 'moderation')).toEqual([]);
});

// Only the fake provider can be set to report an unsafe prompt.
describe.skipIf(process.env.OPENAI_RIG_DIR !== undefined)('an unsafe verdict of the text model', () => {
  const writing = createTestApp(() => openAiSettings(provider.url, { AI_IMAGE: '' }), { painter: 'quick' });
  const createUnsafe = async (prompt: string) => {
    await provider.reset();
    await provider.fault({ match: { kind: 'text' }, fault: { kind: 'unsafe_wish' }, always: true });
    const parent = await parentWithCredits(writing, 1);
    const { id } = await begin(parent, { ...STORY_REQUEST, prompt });
    const story = await ended(parent, id);
    return { story, credits: await creditsOf(parent) };
  };

  it('refuses a prompt that only the text model finds unsafe with a kind sentence, after one call, and returns the credit', async () => {
    const { story, credits } = await createUnsafe('Learning to share a red bicycle');
    expect(story).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('we’ll gladly write about that. You’ve got your credit back.'),
    });
    expect(credits).toBe(1);
    expect((await provider.calls()).filter((call) => call.kind === 'text')).toHaveLength(1);
  });

  it('ignores the verdict of the text model about hard subjects that families live through', async () => {
    const { story, credits } = await createUnsafe(
      'Her grandmother died of cancer last week and she asks where she is',
    );
    expect(String(story.status)).toBe('ready');
    expect(credits).toBe(0);
  });
});
