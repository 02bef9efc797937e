import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../../../tools/fakes/models/call.ts';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { eventually } from '../../../../../tools/testing/eventually.ts';
import { callProblems } from '../../../../../tools/testing/models/calls.ts';
import { createStory, type Outcome } from '../../../../../tools/testing/models/outcomes.ts';
import {
  compatibleSettings,
  modelProvider,
  openAiSettings,
} from '../../../../../tools/testing/models/provider.ts';
import { begin, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { creditsOf, STORY_REQUEST } from '../../../../../tools/testing/users.ts';
import { AGE_BANDS, WORD_RANGES } from '../../../../studio/age-bands.ts';

const provider = modelProvider();
beforeEach(() => provider.reset());

const LOOKS = {
  characterSkinColor: 'warm brown',
  characterHairColor: 'sandy blonde',
  characterHairStyle: 'curly',
  characterEthnicity: 'Samoan',
};
const storyRequest = { ...STORY_REQUEST, ...LOOKS };

/** The text fields of a request to a provider: everything that a model or moderation reads. */
interface Body {
  readonly prompt: string;
  readonly stream: boolean;
  readonly store: boolean;
  readonly messages: readonly Message[];
  readonly input: readonly Message[];
  readonly response_format: { readonly json_schema: Format };
  readonly text: { readonly format: Format };
  readonly stream_options: object;
}
interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text: string }[];
}
interface Format {
  readonly name: string;
  readonly strict: boolean;
  readonly schema: { readonly properties: Record<string, { minItems?: number; maxItems?: number }> };
}

const bodyOf = (call: Call | undefined) => call?.body as Body;
const isPicture = (call: Call) => call.kind === 'image' || call.kind === 'edit';
const wordsOf = (message: Message) =>
  typeof message.content === 'string' ? message.content : message.content.map((part) => part.text).join('\n');

/** The text of the user messages in a text call. */
const userPromptOf = (call: Call | undefined) =>
  (bodyOf(call).input ?? bodyOf(call).messages)
    .filter((message) => message.role === 'user')
    .map(wordsOf)
    .join('\n');

async function callsOf(): Promise<Call[]> {
  const calls = await provider.calls();
  expect(calls.flatMap((call) => call.errors.map((error) => `${call.path}: ${error}`))).toEqual([]);
  return calls;
}

function expectComplete(outcome: Outcome, model: string): void {
  expect(outcome.problems).toEqual([]);
  expect(outcome.status).toBe('ready');
  expect(String(outcome.story.writtenBy)).toContain(model);
  expect(outcome.pages.join('\n')).toContain('Wilhelmina');
  const stages = outcome.events.filter((event) => event.name === 'stage').map((event) => event.data.stage);
  expect(stages[0]).toBe('crafting');
  expect(new Set(stages).size).toBe(stages.length);
}

/** Every picture prompt describes the hero in the same words, which are the parent's. */
function expectSameHero(pictures: readonly Call[]): void {
  const prompts = pictures.map((call) => bodyOf(call).prompt);
  const looks = prompts[0]?.split('\n').find((line) => line.includes('sandy blonde')) ?? 'no line about hair';
  expect(looks).toContain('warm brown skin');
  expect(looks).toContain('curly sandy blonde hair');
  for (const prompt of prompts) expect(prompt).toContain(looks);
}

describe('a story by OpenAI models', () => {
  const testApp = createTestApp(() => openAiSettings(provider.url));
  const painters = async () =>
    (await testApp.app.database.run('select painted_by from story_pictures')).rows.map((row) =>
      String(row.painted_by),
    );

  it('writes and paints a story with OpenAI models, with the first picture as the reference for the others', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const outcome = await createStory(parent, storyRequest);
    expectComplete(outcome, 'gpt-5-mini');
    const calls = await callsOf();
    const [text, ...moreText] = calls.filter((call) => call.kind === 'text');
    expect(moreText).toEqual([]);
    expect(text).toMatchObject({ path: '/responses', schema: 'story', stream: true, model: 'gpt-5-mini' });
    expect(bodyOf(text).text.format.strict).toBe(true);
    const pictures = calls.filter(isPicture);
    expect(pictures.map((call) => call.path).sort()).toEqual([
      '/images/edits',
      '/images/edits',
      '/images/edits',
      '/images/generations',
    ]);
    const [first, ...others] = pictures;
    expect(first?.kind).toBe('image');
    for (const other of others)
      expect(other.refs?.map((ref) => ref.sha256)).toEqual([first?.returned?.[0]?.sha256]);
    expectSameHero(pictures);
    for (const painter of await painters()) expect(painter).toContain('gpt-image-1.5');
  });

  it('sends the text model the verbatim prompt, the word range and a stand-in for the name', async () => {
    const parent = await parentWithCredits(testApp, 1);
    await createStory(parent, storyRequest);
    const calls = await callsOf();
    const userPrompt = userPromptOf(calls.find((call) => call.kind === 'text'));
    expect(userPrompt).toContain(storyRequest.prompt);
    expect(userPrompt).toMatch(/\b500-800 words\b/);
    expect(userPrompt).toContain('warm brown skin');
    expect(userPrompt).toContain('curly sandy blonde hair');
    const standIn = /Hero name: ([\p{L}'’-]+)/u.exec(userPrompt)?.[1] ?? '';
    expect(standIn).toMatch(/^\p{Lu}/u);
    expect(standIn).not.toBe('Wilhelmina');
  });

  it.each(AGE_BANDS)(
    'writes a story with the word count of its age band and the requested number of pages: %s',
    async (band) => {
      const parent = await parentWithCredits(testApp, 1);
      const outcome = await createStory(parent, { ...storyRequest, targetAgeGroup: band });
      expectComplete(outcome, 'gpt-5-mini');
      const [least, most] = WORD_RANGES[band];
      expect(Number(outcome.story.wordCount)).toBeGreaterThanOrEqual(least);
      expect(Number(outcome.story.wordCount)).toBeLessThanOrEqual(most);
      const texts = (await callsOf()).filter((call) => call.kind === 'text');
      expect(userPromptOf(texts[0])).toContain(`${least}-${most} words`);
      expect(texts.map((call) => call.schema)).toEqual(band === '8-12' ? ['plan', 'pages'] : ['story']);
      const { pages } = bodyOf(texts.at(-1)).text.format.schema.properties;
      expect(pages?.minItems).toBe(pages?.maxItems);
      expect(outcome.pages).toHaveLength(pages?.minItems ?? 0);
      if (band === '8-12') expect(bodyOf(texts[0]).text.format.schema.properties).not.toHaveProperty('pages');
    },
  );

  it('moderates the prompt before anything is paid for', async () => {
    const parent = await parentWithCredits(testApp, 1);
    await createStory(parent, storyRequest);
    const calls = await callsOf();
    expect(calls[0]).toMatchObject({ kind: 'moderation', model: 'omni-moderation-latest', status: 200 });
    expect(JSON.stringify(calls[0]?.body)).toContain(storyRequest.prompt);
    await provider.reset();
    await provider.fault({ match: { kind: 'moderation' }, fault: { kind: 'flag' }, always: true });
    const again = await parentWithCredits(testApp, 1);
    const refused = await again.post('/api/stories/generate', storyRequest);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'STORY_REFUSED' });
    expect(String(refused.body.error)).toMatch(/^\p{Lu}.{20,}[.”]$/u);
    expect((await provider.calls()).filter((call) => call.kind !== 'moderation')).toEqual([]);
    expect(await creditsOf(again)).toBe(1);
  });

  it('replaces pictures that moderation flags with embedded ones', async () => {
    await provider.fault({
      match: { kind: 'moderation', contains: 'image_url' },
      fault: { kind: 'flag', category: 'sexual' },
      always: true,
    });
    const outcome = await createStory(await parentWithCredits(testApp, 1), storyRequest);
    expect(outcome.problems).toEqual([]);
    expect(outcome.status).toBe('ready');
    expect(await painters()).toEqual(Array(4).fill('embedded'));
    expect(callProblems(await provider.calls())).toEqual([]);
  });

  it.each([
    ['plan', false, 'gpt-5-mini'],
    ['plan', true, 'embedded'],
    ['pages', false, 'gpt-5-mini'],
    ['pages', true, 'embedded'],
  ] as const)(
    'completes an 8-12 story when its %s call fails (always: %s)',
    async (schema, always, writer) => {
      await provider.fault({ match: { schema }, fault: { kind: 'server_error' }, always });
      const outcome = await createStory(await parentWithCredits(testApp, 1), {
        ...storyRequest,
        targetAgeGroup: '8-12',
      });
      expect(outcome.problems).toEqual([]);
      expect(outcome.status).toBe('ready');
      expect(String(outcome.story.writtenBy)).toContain(writer);
      expect(callProblems(await provider.calls())).toEqual([]);
    },
  );

  it('aborts the open model calls when the story is cancelled, and returns the credit', async () => {
    await provider.config({ scale: 1, latency: { text: 8000, image: 8000, edit: 8000, moderation: 0 } });
    const parent = await parentWithCredits(testApp, 1);
    const { id } = await begin(parent, storyRequest);
    await eventually(
      async () => ((await provider.stats()).peak.image ? true : undefined),
      'a call for a picture',
    );
    // The text is not complete yet, so the credit is only held.
    const cancelled = await parent.post(`/api/stories/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ story: { status: 'cancelled' }, creditsRemaining: 1 });
    await eventually(
      async () => ((await provider.calls()).filter((call) => call.aborted).length === 2 ? true : undefined),
      'both calls to be aborted',
    );
    expect((await callsOf()).filter((call) => call.kind !== 'moderation')).toHaveLength(2);
  });

  it('logs every model call with its tokens and pictures', async () => {
    const parent = await parentWithCredits(testApp, 1);
    await createStory(parent, storyRequest);
    const calls = await callsOf();
    const { rows } = await testApp.app.database.run(
      `select kind, sum(tokens_out)::int as tokens, sum(pictures)::int as pictures, count(*)::int as calls
         from story_calls where kind <> 'moderation' group by kind order by kind`,
    );
    const text = calls.find((call) => call.kind === 'text');
    expect(rows).toMatchObject([
      { kind: 'picture', pictures: 4, calls: 4 },
      { kind: 'text', tokens: text?.usage?.output, calls: 1 },
    ]);
  });
});

describe('a story by models of an OpenAI-compatible server', () => {
  const testApp = createTestApp(() => compatibleSettings(provider.url));

  it('streams chat completions with a strict schema, and paints without a reference', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const outcome = await createStory(parent, storyRequest);
    expectComplete(outcome, 'qwen3');
    const calls = await callsOf();
    const [text, ...moreText] = calls.filter((call) => call.kind === 'text');
    expect(moreText).toEqual([]);
    expect(text).toMatchObject({ path: '/chat/completions', schema: 'story', stream: true });
    expect(bodyOf(text).response_format.json_schema.strict).toBe(true);
    expect(bodyOf(text).stream_options).toMatchObject({ include_usage: true });
    expect(userPromptOf(text)).toContain(storyRequest.prompt);
    const pictures = calls.filter(isPicture);
    expect(pictures.map((call) => call.path)).toEqual(Array(4).fill('/images/generations'));
    expectSameHero(pictures);
    expect(calls.filter((call) => call.kind === 'moderation')).toEqual([]);
  });

  it.each([
    ['server_error', 'qwen3'],
    ['drop_mid', 'qwen3'],
    ['fenced', 'qwen3'],
    ['refusal', ''],
    ['empty', ''],
  ] as const)('completes a story when the text model answers with %s once', async (kind, writer) => {
    await provider.fault({ match: { kind: 'text' }, fault: { kind } });
    const outcome = await createStory(await parentWithCredits(testApp, 1), storyRequest);
    expect(outcome.problems).toEqual([]);
    expect(outcome.status).toBe('ready');
    expect(String(outcome.story.writtenBy)).toContain(writer);
    expect(callProblems(await provider.calls())).toEqual([]);
  });
});
