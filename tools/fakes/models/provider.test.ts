import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from './call.ts';
import { FAULT_KINDS } from './fault.ts';
import type { Kind } from './kinds.ts';
import { type FakeProvider, startFakeProvider } from './provider.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.control.reset());
afterAll(() => provider.close());

const page = {
  type: 'object',
  properties: { text: { type: 'string' } },
  required: ['text'],
  additionalProperties: false,
};
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    mood: { type: 'string', enum: ['merry', 'calm'] },
    pages: { type: 'array', items: page, minItems: 5, maxItems: 5 },
  },
  required: ['title', 'mood', 'pages'],
  additionalProperties: false,
};
const prompt = 'Write 500-800 words. Hero name: Zoë.';
const format = { name: 'story', strict: true, schema };
const chat = {
  model: 'gpt-4o-mini',
  messages: [{ role: 'user', content: prompt }],
  response_format: { type: 'json_schema', json_schema: format },
};
const responses = {
  model: 'gpt-5.4-mini',
  input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
  text: { format: { type: 'json_schema', ...format } },
};
const image = {
  model: 'gpt-image-2',
  prompt: 'A kite over a hill',
  size: '1024x1024',
  output_format: 'webp',
};

const key = { authorization: 'Bearer sk-test' };
const post = (path: string, body: object) =>
  fetch(provider.url + path, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const edit = (file: Buffer, more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ model: 'gpt-image-2', prompt: 'The same kite', ...more }))
    form.append(name, value);
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'first.png');
  return fetch(`${provider.url}/images/edits`, { method: 'POST', headers: key, body: form });
};
/** The text of a stream's events. */
const deltasOf = (sse: string) =>
  sse
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)))
    .map((event) => event.choices?.[0]?.delta?.content ?? (event.type?.endsWith('.delta') ? event.delta : ''))
    .join('');

describe('the fake provider', () => {
  it('returns a story with the requested length, name and number of pages', async () => {
    const reply = await (await post('/chat/completions', chat)).json();
    const story = JSON.parse(reply.choices[0].message.content);
    expect(story.pages).toHaveLength(5);
    expect(story.mood).toBe('merry');
    for (const { text } of story.pages) expect(text).toContain('Zoë');
    const [call] = await provider.control.calls();
    expect(call?.words).toBeGreaterThan(620);
    expect(call?.words).toBeLessThan(680);
    expect(call).toMatchObject({ valid: true, status: 200, schema: 'story', kind: 'text', stream: false });
    expect(call?.promptSha).toBe(sha256(prompt));
  });

  it('streams the same text from both text endpoints', async () => {
    const chatted = await (
      await post('/chat/completions', { ...chat, stream: true, stream_options: { include_usage: true } })
    ).text();
    const answered = await (await post('/responses', { ...responses, stream: true })).text();
    expect(deltasOf(chatted)).toBe(deltasOf(answered));
    expect(JSON.parse(deltasOf(chatted)).pages).toHaveLength(5);
    expect(chatted).toContain('"usage":{"prompt_tokens"');
    expect(chatted).toMatch(/data: \[DONE\]\s*$/);
    expect(answered).toContain('event: response.completed');
  });

  it('generates pictures and records a reference by the hash of the generated picture', async () => {
    const made = await (await post('/images/generations', image)).json();
    const bytes = Buffer.from(made.data[0].b64_json, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 });
    expect((await edit(bytes)).status).toBe(200);
    const [first, second] = await provider.control.calls();
    expect(second?.refs).toEqual(first?.returned);
    expect(second).toMatchObject({ kind: 'edit', valid: true });
  });

  it('flags input by patterns and by an injected fault', async () => {
    const flagged = async (input: string) =>
      (await (await post('/moderations', { model: 'omni-moderation-latest', input })).json()).results[0]
        .flagged;
    expect(await flagged('a red kite')).toBe(false);
    expect(await flagged('a murder')).toBe(true);
    await provider.control.fault({
      match: { kind: 'moderation', contains: 'kite' },
      fault: { kind: 'flag' },
    });
    expect(await flagged('a red kite')).toBe(true);
    expect(await flagged('a red kite')).toBe(false);
  });

  it.each<[string, string, object]>([
    ['an unknown parameter', '/chat/completions', { ...chat, colour: 'red' }],
    ['a temperature for a reasoning model', '/responses', { ...responses, temperature: 0.7 }],
    ['max_tokens for a reasoning model', '/chat/completions', { ...chat, model: 'gpt-5', max_tokens: 900 }],
    [
      'a strict schema with a key that is not required',
      '/responses',
      {
        ...responses,
        text: { format: { type: 'json_schema', ...format, schema: { ...schema, required: [] } } },
      },
    ],
    [
      'a schema name with a space',
      '/chat/completions',
      { ...chat, response_format: { type: 'json_schema', json_schema: { ...format, name: 'my story' } } },
    ],
    ['a response_format for gpt-image', '/images/generations', { ...image, response_format: 'b64_json' }],
    ['a style for gpt-image', '/images/generations', { ...image, style: 'vivid' }],
    ['a size that is not a multiple of 16', '/images/generations', { ...image, size: '1000x1000' }],
    ['a quality of the older models', '/images/generations', { ...image, quality: 'hd' }],
    ['a moderation without input', '/moderations', { model: 'omni-moderation-latest' }],
  ])('rejects %s', async (_what, path, body) => {
    expect((await post(path, body)).status).toBe(400);
    expect(await provider.control.calls()).toMatchObject([{ valid: false, status: 400 }]);
  });

  it('rejects an edit of a file that is not a picture, and a call without an API key', async () => {
    expect((await edit(Buffer.from('not a picture at all'))).status).toBe(400);
    expect((await fetch(`${provider.url}/responses`, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  it('applies the configured latency and counts concurrent calls', async () => {
    await provider.control.config({ scale: 1, latency: { image: 250 } });
    const start = Date.now();
    await Promise.all([post('/images/generations', image), post('/images/generations', image)]);
    expect(Date.now() - start).toBeGreaterThanOrEqual(245);
    expect((await provider.control.stats()).peak.image).toBe(2);
  });
});

describe('fault rules', () => {
  const statuses = async (count: number, body: object = chat) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 1) all.push((await post('/chat/completions', body)).status);
    return all;
  };

  it('applies a fault once, a number of times, always, at the nth call, or after skipped calls', async () => {
    const fault = { kind: 'server_error' } as const;
    for (const [rule, expected] of [
      [{ fault }, [500, 200, 200]],
      [{ fault, times: 2 }, [500, 500, 200]],
      [{ fault, always: true }, [500, 500, 500]],
      [{ fault, match: { nth: [2] } }, [200, 500, 200]],
      [{ fault, skip: 1 }, [200, 500, 200]],
      [{ fault, match: { contains: 'Zoë', schema: 'story', kind: ['text'] as Kind[] } }, [500, 200, 200]],
      [{ fault, match: { contains: 'Bo' }, always: true }, [200, 200, 200]],
    ] as const) {
      await provider.control.clearFaults();
      await provider.control.fault(rule);
      expect(await statuses(3), JSON.stringify(rule)).toEqual(expected);
    }
  });

  it('changes the story for every text fault', async () => {
    const textFaults = FAULT_KINDS.filter(
      (kind) => !['slow', 'hang', 'stall', 'flag', 'url', 'bad_image'].includes(kind),
    );
    for (const kind of textFaults) {
      await provider.control.clearFaults();
      await provider.control.fault({ fault: { kind } });
      const faulty = JSON.stringify(await outcomeOf({ ...chat, stream: true }));
      const plain = JSON.stringify(await outcomeOf({ ...chat, stream: true }));
      expect(faulty, kind).not.toBe(plain);
    }
  });

  it('holds a hanging or stalled call open until the caller disconnects', async () => {
    for (const kind of ['hang', 'stall'] as const) {
      await provider.control.fault({ fault: { kind } });
      const signal = AbortSignal.timeout(150);
      const call = fetch(`${provider.url}/chat/completions`, {
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json' },
        body: JSON.stringify({ ...chat, stream: true }),
        signal,
      });
      await expect(call.then((answer) => answer.text())).rejects.toThrow();
    }
    await expect
      .poll(() => provider.control.calls())
      .toMatchObject([
        { aborted: true, status: -1, fault: { kind: 'hang' } },
        { aborted: true, status: -1, fault: { kind: 'stall' } },
      ]);
  });

  it('returns broken pictures and pictures by URL', async () => {
    await provider.control.fault({ fault: { kind: 'bad_image' } }, { fault: { kind: 'url' } });
    const broken = await (await post('/images/generations', image)).json();
    expect(Buffer.from(broken.data[0].b64_json, 'base64')).toHaveLength(40);
    const { url } = (await (await post('/images/generations', image)).json()).data[0];
    expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
    await provider.control.fault({ fault: { kind: 'url', gone: true } });
    const gone = (await (await post('/images/generations', image)).json()).data[0].url;
    expect((await fetch(gone)).status).toBe(403);
  });

  async function outcomeOf(body: object): Promise<unknown> {
    try {
      const answer = await post('/chat/completions', body);
      const text = await answer.text();
      return [
        answer.status,
        answer.ok ? [deltasOf(text), /"(finish_reason":"\w+|refusal":"\w+)/.exec(text)?.[1]] : text,
      ];
    } catch {
      return 'no answer';
    }
  }
});
