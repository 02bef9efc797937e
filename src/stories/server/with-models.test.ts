import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../tools/fakes/models/call.ts';
import { callProblems } from '../../../tools/testing/calls.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { creditsOf, WISH } from '../../../tools/testing/people.ts';
import { compatibleSettings, modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { begin, richParent } from '../../../tools/testing/stories.ts';
import { type Outcome, tellStory } from '../../../tools/testing/told.ts';
import { AGE_BANDS, WORD_RANGES } from '../../studio/contract.ts';

const provider = modelProvider();
beforeEach(() => provider.reset());

const LOOKS = {
  characterSkinColor: 'warm brown',
  characterHairColor: 'sandy blonde',
  characterHairStyle: 'curly',
  characterEthnicity: 'Samoan',
};
const wish = { ...WISH, ...LOOKS };

/** What a request says beside pictures: everything that a model or a judge reads. */
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

/** The words of the user's messages in a call for text. */
const askedIn = (call: Call | undefined) =>
  (bodyOf(call).input ?? bodyOf(call).messages)
    .filter((message) => message.role === 'user')
    .map(wordsOf)
    .join('\n');

async function callsOf(): Promise<Call[]> {
  const calls = await provider.calls();
  expect(calls.flatMap((call) => call.errors.map((error) => `${call.path}: ${error}`))).toEqual([]);
  return calls;
}

function expectWhole(told: Outcome, model: string): void {
  expect(told.problems).toEqual([]);
  expect(told.status).toBe('ready');
  expect(String(told.story.writtenBy)).toContain(model);
  expect(told.pages.join('\n')).toContain('Wilhelmina');
  const stages = told.events.filter((event) => event.name === 'stage').map((event) => event.data.stage);
  expect(stages[0]).toBe('crafting');
  expect(new Set(stages).size).toBe(stages.length);
}

/** The hero is described in the same words in every picture, and in the words of the parent. */
function expectSameHero(pictures: readonly Call[]): void {
  const prompts = pictures.map((call) => bodyOf(call).prompt);
  const looks = prompts[0]?.split('\n').find((line) => line.includes('sandy blonde')) ?? 'no line about hair';
  expect(looks).toContain('warm brown skin');
  expect(looks).toContain('curly sandy blonde hair');
  for (const prompt of prompts) expect(prompt).toContain(looks);
}

describe('a story by OpenAI’s models', () => {
  const house = testHouse(() => openAiSettings(provider.url));
  const painters = async () =>
    (await house.house.database.run('select painted_by from story_pictures')).rows.map((row) =>
      String(row.painted_by),
    );

  it('is written and painted by them, with the first picture as the model for the others', async () => {
    const parent = await richParent(house, 1);
    const told = await tellStory(parent, wish);
    expectWhole(told, 'gpt-5-mini');
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

  it('begins with what a parent asks: the wish word for word, the band in words, a stand-in for the name', async () => {
    const parent = await richParent(house, 1);
    await tellStory(parent, wish);
    const calls = await callsOf();
    const asked = askedIn(calls.find((call) => call.kind === 'text'));
    expect(asked).toContain(wish.prompt);
    expect(asked).toMatch(/\b500-800 words\b/);
    expect(asked).toContain('warm brown skin');
    expect(asked).toContain('curly sandy blonde hair');
    const standIn = /Hero name: ([\p{L}'’-]+)/u.exec(asked)?.[1] ?? '';
    expect(standIn).toMatch(/^\p{Lu}/u);
    expect(standIn).not.toBe('Wilhelmina');
  });

  it.each(AGE_BANDS)('has the length of its band and the pages that were asked for: %s', async (band) => {
    const parent = await richParent(house, 1);
    const told = await tellStory(parent, { ...wish, targetAgeGroup: band });
    expectWhole(told, 'gpt-5-mini');
    const [least, most] = WORD_RANGES[band];
    expect(Number(told.story.wordCount)).toBeGreaterThanOrEqual(least);
    expect(Number(told.story.wordCount)).toBeLessThanOrEqual(most);
    const texts = (await callsOf()).filter((call) => call.kind === 'text');
    expect(askedIn(texts[0])).toContain(`${least}-${most} words`);
    expect(texts.map((call) => call.schema)).toEqual(band === '8-12' ? ['plan', 'pages'] : ['story']);
    const { pages } = bodyOf(texts.at(-1)).text.format.schema.properties;
    expect(pages?.minItems).toBe(pages?.maxItems);
    expect(told.pages).toHaveLength(pages?.minItems ?? 0);
    if (band === '8-12') expect(bodyOf(texts[0]).text.format.schema.properties).not.toHaveProperty('pages');
  });

  it('has its wish looked at before anything is paid for', async () => {
    const parent = await richParent(house, 1);
    await tellStory(parent, wish);
    const calls = await callsOf();
    expect(calls[0]).toMatchObject({ kind: 'moderation', model: 'omni-moderation-latest', status: 200 });
    expect(JSON.stringify(calls[0]?.body)).toContain(wish.prompt);
    await provider.reset();
    await provider.fault({ match: { kind: 'moderation' }, fault: { kind: 'flag' }, always: true });
    const again = await richParent(house, 1);
    const refused = await again.post('/api/stories/generate', wish);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'STORY_REFUSED' });
    expect(String(refused.body.error)).toMatch(/^\p{Lu}.{20,}[.”]$/u);
    expect((await provider.calls()).filter((call) => call.kind !== 'moderation')).toEqual([]);
    expect(await creditsOf(again)).toBe(1);
  });

  it('shows no picture that moderation flags', async () => {
    await provider.fault({
      match: { kind: 'moderation', contains: 'image_url' },
      fault: { kind: 'flag', category: 'sexual' },
      always: true,
    });
    const told = await tellStory(await richParent(house, 1), wish);
    expect(told.problems).toEqual([]);
    expect(told.status).toBe('ready');
    expect(await painters()).toEqual(Array(4).fill('embedded'));
    expect(callProblems(await provider.calls())).toEqual([]);
  });

  it.each([
    ['plan', false, 'gpt-5-mini'],
    ['plan', true, 'embedded'],
    ['pages', false, 'gpt-5-mini'],
    ['pages', true, 'embedded'],
  ] as const)(
    'of the long kind comes to a good end when its %s fails (always: %s)',
    async (schema, always, writer) => {
      await provider.fault({ match: { schema }, fault: { kind: 'server_error' }, always });
      const told = await tellStory(await richParent(house, 1), { ...wish, targetAgeGroup: '8-12' });
      expect(told.problems).toEqual([]);
      expect(told.status).toBe('ready');
      expect(String(told.story.writtenBy)).toContain(writer);
      expect(callProblems(await provider.calls())).toEqual([]);
    },
  );

  it('is let go at once when it is cancelled, and its credit comes back', async () => {
    await provider.config({ scale: 1, latency: { text: 8000, image: 8000, edit: 8000, moderation: 0 } });
    const parent = await richParent(house, 1);
    const { id } = await begin(parent, wish);
    await eventually(
      async () => ((await provider.stats()).peak.image ? true : undefined),
      'a call for a picture',
    );
    // The words are not all there yet, so the credit is only laid aside.
    const cancelled = await parent.post(`/api/stories/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ story: { status: 'cancelled' }, creditsRemaining: 1 });
    await eventually(
      async () => ((await provider.calls()).filter((call) => call.aborted).length === 2 ? true : undefined),
      'both calls to be given up',
    );
    expect((await callsOf()).filter((call) => call.kind !== 'moderation')).toHaveLength(2);
  });

  it('has every call in the books, with what it used', async () => {
    const parent = await richParent(house, 1);
    await tellStory(parent, wish);
    const calls = await callsOf();
    const { rows } = await house.house.database.run(
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

describe('a story by the models of another server', () => {
  const house = testHouse(() => compatibleSettings(provider.url));

  it('is streamed by chat completions with a strict schema, and painted without a reference', async () => {
    const parent = await richParent(house, 1);
    const told = await tellStory(parent, wish);
    expectWhole(told, 'qwen3');
    const calls = await callsOf();
    const [text, ...moreText] = calls.filter((call) => call.kind === 'text');
    expect(moreText).toEqual([]);
    expect(text).toMatchObject({ path: '/chat/completions', schema: 'story', stream: true });
    expect(bodyOf(text).response_format.json_schema.strict).toBe(true);
    expect(bodyOf(text).stream_options).toMatchObject({ include_usage: true });
    expect(askedIn(text)).toContain(wish.prompt);
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
  ] as const)('comes to a good end when it meets %s once', async (kind, writer) => {
    await provider.fault({ match: { kind: 'text' }, fault: { kind } });
    const told = await tellStory(await richParent(house, 1), wish);
    expect(told.problems).toEqual([]);
    expect(told.status).toBe('ready');
    expect(String(told.story.writtenBy)).toContain(writer);
    expect(callProblems(await provider.calls())).toEqual([]);
  });
});
