import { beforeEach, describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { WISH } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { richParent } from '../../../tools/testing/stories.ts';
import { tellStory } from '../../../tools/testing/told.ts';

const provider = modelProvider();
const house = testHouse(() =>
  openAiSettings(provider.url, {
    AI_TEXT: 'openai:gpt-5-mini,compatible:qwen3',
    AI_IMAGE: '',
    AI_API_KEY: 'key-for-the-tests-only',
  }),
);
beforeEach(() => provider.reset());

describe('a story with more than one model', () => {
  it('is written by the next one where the first cannot', async () => {
    await provider.fault({ match: { model: 'gpt-5-mini' }, fault: { kind: 'quota' }, always: true });
    const told = await tellStory(await richParent(house, 1), WISH);
    expect(told.problems).toEqual([]);
    expect(told.story.writtenBy).toBe('compatible:qwen3');
  });

  it('is brought to its end by the next one, behind the pages that were told', async () => {
    // The words need a moment, so that pages are told before the line is cut.
    await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
    await provider.fault(
      { match: { model: 'gpt-5-mini', nth: 1 }, fault: { kind: 'drop_mid', at: 0.7 } },
      { match: { model: 'gpt-5-mini', schema: 'pages' }, fault: { kind: 'quota' }, always: true },
    );
    const told = await tellStory(await richParent(house, 1), WISH);
    expect(told.problems).toEqual([]);
    expect(told.status).toBe('ready');
    expect(told.story.writtenBy).toBe('compatible:qwen3');
    const calls = (await provider.calls()).filter((call) => call.kind === 'text');
    expect(calls.map((call) => [call.model, call.schema])).toEqual([
      ['gpt-5-mini', 'story'],
      ['gpt-5-mini', 'pages'],
      ['qwen3', 'pages'],
    ]);
  });
});
