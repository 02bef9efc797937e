import type { ServerResponse } from 'node:http';
import { type Asked, type AskedText, formatOf, promptOf } from './asked.ts';
import type { Call } from './call.ts';
import type { Fault } from './fault.ts';
import { tell } from './fill.ts';
import { moderate } from './moderate.ts';
import { paint, referencesOf } from './picture.ts';
import type { ImageRequest } from './picture-requests.ts';
import { nameAsked, prose, storyWords, wordsAsked } from './prose.ts';
import { type Said, say } from './spoil.ts';
import type { State } from './state.ts';
import { pause, streamTelling } from './stream.ts';
import { chatTelling, responsesTelling } from './telling.ts';

/** One call that is being answered. */
export interface Exchange {
  readonly state: State;
  readonly call: Call;
  readonly fault: Fault | undefined;
  /** How long the answer takes, in milliseconds. */
  readonly ms: number;
  readonly response: ServerResponse;
  /** Aborted when the caller leaves. */
  readonly left: AbortSignal;
  /** Where this provider is reached, without `/v1`. */
  readonly origin: string;
}

/** US dollars for a million tokens. */
const PRICES = { textIn: 0.1, textOut: 0.5, pictureIn: 5, pictureOut: 30 };
const PICTURE_TOKENS = 439;
const REFERENCE_TOKENS = 323;
const tokens = (text: string) => Math.ceil(text.length / 4);

/** Does the work. Returns the JSON to send, or undefined when the answer was streamed. */
export async function answer(asked: Asked, exchange: Exchange): Promise<object | undefined> {
  if (asked.path === '/moderations') {
    await pause(exchange.ms, exchange.left);
    const reply = moderate(asked.body, exchange.fault);
    exchange.call.flagged = reply.results.map((result) => result.flagged);
    return reply;
  }
  if (asked.path === '/responses' || asked.path === '/chat/completions') return answerText(asked, exchange);
  return answerPicture(asked.body, exchange);
}

async function answerText(asked: AskedText, exchange: Exchange): Promise<object | undefined> {
  const { call, fault, ms, left, response } = exchange;
  const said = wordsFor(asked, exchange);
  const usage = { input: tokens(JSON.stringify(asked.body)), output: tokens(said.refusal ?? said.words) };
  call.usage = usage;
  call.costUsd = (usage.input * PRICES.textIn + usage.output * PRICES.textOut) / 1e6;
  const telling =
    asked.path === '/responses'
      ? responsesTelling(asked.body, said, usage)
      : chatTelling(asked.body, said, usage);
  if (asked.body.stream) {
    await streamTelling(response, telling, said.refusal ?? said.words, { ms, fault, left });
    return undefined;
  }
  await pause(ms, left);
  return telling.whole;
}

function wordsFor(asked: AskedText, { state: { settings }, fault, call }: Exchange): Said {
  const prompt = promptOf(asked);
  const factor = fault?.kind === 'wrong_words' ? (fault.factor ?? 0.3) : 1;
  const order = {
    words: Math.round((settings.words ?? wordsAsked(prompt)) * factor),
    pages: settings.pages,
    name: fault?.kind === 'wrong_name' ? 'Bartholomew' : (settings.name ?? nameAsked(prompt)),
    seed: prompt,
  };
  const schema = formatOf(asked)?.schema;
  const value = schema ? tell(schema, order) : prose(order.words, order.name, 0);
  call.words = storyWords(value);
  return say(value, fault);
}

async function answerPicture(body: ImageRequest, exchange: Exchange): Promise<object> {
  const { call, fault, ms, left, state, origin } = exchange;
  const started = Date.now();
  const pictures = await paint(body, fault);
  // Painting is part of the time that the answer takes.
  await pause(ms - (Date.now() - started), left);
  const refs = referencesOf(body);
  const usage = {
    input: tokens(body.prompt) + refs.length * REFERENCE_TOKENS,
    output: PICTURE_TOKENS * pictures.length,
  };
  call.refs = refs;
  call.returned = pictures.map((picture) => picture.mark);
  call.usage = usage;
  call.costUsd = (usage.input * PRICES.pictureIn + usage.output * PRICES.pictureOut) / 1e6;
  const isDallE = (body.model ?? 'dall-e-2').startsWith('dall-e');
  const byAddress = fault?.kind === 'url' || (isDallE && body.response_format !== 'b64_json');
  const data = pictures.map((picture) => {
    if (fault?.kind === 'empty') return {};
    if (!byAddress) return { b64_json: picture.bytes.toString('base64') };
    const name = `${picture.mark.sha256.slice(0, 16)}.${picture.format}`;
    state.files.set(name, fault?.gone ? undefined : picture);
    return { url: `${origin}/__files/${name}` };
  });
  const reply = { created: Math.floor(Date.now() / 1000), data };
  if (isDallE) return reply;
  return {
    ...reply,
    background: 'opaque',
    output_format: body.output_format ?? 'png',
    quality: body.quality === 'low' || body.quality === 'high' ? body.quality : 'medium',
    usage: {
      input_tokens: usage.input,
      output_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      input_tokens_details: {
        text_tokens: tokens(body.prompt),
        image_tokens: refs.length * REFERENCE_TOKENS,
      },
    },
  };
}
