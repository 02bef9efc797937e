import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { createStory } from '../../../../../tools/testing/models/outcomes.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { STORY_REQUEST } from '../../../../../tools/testing/users.ts';

const provider = modelProvider();
const testApp = createTestApp(() =>
  openAiSettings(provider.url, {
    AI_TEXT: 'openai:gpt-5-mini,compatible:qwen3',
    AI_IMAGE: '',
    AI_API_KEY: 'key-for-the-tests-only',
  }),
);
beforeEach(() => provider.reset());

describe('a story with more than one text model', () => {
  it('writes a story with the next model when the first one fails', async () => {
    await provider.fault({ match: { model: 'gpt-5-mini' }, fault: { kind: 'quota' }, always: true });
    const outcome = await createStory(await parentWithCredits(testApp, 1), STORY_REQUEST);
    expect(outcome.problems).toEqual([]);
    expect(outcome.story.writtenBy).toBe('compatible:qwen3');
  });

  it('finishes a story with the next model after the pages that were already sent', async () => {
    // The text takes a moment, so that pages are sent before the connection is cut.
    await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
    await provider.fault(
      { match: { model: 'gpt-5-mini', nth: 1 }, fault: { kind: 'drop_mid', at: 0.7 } },
      { match: { model: 'gpt-5-mini', schema: 'pages' }, fault: { kind: 'quota' }, always: true },
    );
    const outcome = await createStory(await parentWithCredits(testApp, 1), STORY_REQUEST);
    expect(outcome.problems).toEqual([]);
    expect(outcome.status).toBe('ready');
    expect(outcome.story.writtenBy).toBe('compatible:qwen3');
    const calls = (await provider.calls()).filter((call) => call.kind === 'text');
    expect(calls.map((call) => [call.model, call.schema])).toEqual([
      ['gpt-5-mini', 'story'],
      ['gpt-5-mini', 'pages'],
      ['qwen3', 'pages'],
    ]);
  });
});
