import type { ServerResponse } from 'node:http';
import type { Call } from './call.ts';
import type { Fault } from './fault.ts';
import { type Completion, completionOf } from './replies/apply-fault.ts';
import { fill } from './replies/fill.ts';
import { moderate } from './replies/moderate.ts';
import { paint, referencesOf } from './replies/picture.ts';
import { prose, requestedName, requestedWords, storyWords } from './replies/prose.ts';
import { pause, streamReply } from './replies/stream.ts';
import { chatReply, responsesReply } from './replies/text-reply.ts';
import type { ImageRequest } from './requests/picture-requests.ts';
import { formatOf, type ParsedRequest, type ParsedTextRequest, promptOf } from './requests/request.ts';
import type { State } from './state.ts';

/** One call that is being answered. */
export interface Exchange {
  readonly state: State;
  readonly call: Call;
  readonly fault: Fault | undefined;
  /** How long the answer takes, in milliseconds. */
  readonly ms: number;
  readonly response: ServerResponse;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** The base URL of this provider, without `/v1`. */
  readonly origin: string;
}

/** US dollars for a million tokens. */
const PRICES = { textIn: 0.1, textOut: 0.5, pictureIn: 5, pictureOut: 30 };
const PICTURE_TOKENS = 439;
const REFERENCE_TOKENS = 323;
const tokens = (text: string) => Math.ceil(text.length / 4);

/** Answers a request. Returns the JSON to send, or undefined when the answer was streamed. */
export async function answer(request: ParsedRequest, exchange: Exchange): Promise<object | undefined> {
  if (request.path === '/moderations') {
    await pause(exchange.ms, exchange.signal);
    const reply = moderate(request.body, exchange.fault);
    exchange.call.flagged = reply.results.map((result) => result.flagged);
    return reply;
  }
  if (request.path === '/responses' || request.path === '/chat/completions')
    return answerText(request, exchange);
  return answerPicture(request.body, exchange);
}

async function answerText(request: ParsedTextRequest, exchange: Exchange): Promise<object | undefined> {
  const { call, fault, ms, signal, response } = exchange;
  const completion = completionFor(request, exchange);
  const usage = {
    input: tokens(JSON.stringify(request.body)),
    output: tokens(completion.refusal ?? completion.words),
  };
  call.usage = usage;
  call.costUsd = (usage.input * PRICES.textIn + usage.output * PRICES.textOut) / 1e6;
  const reply =
    request.path === '/responses'
      ? responsesReply(request.body, completion, usage)
      : chatReply(request.body, completion, usage);
  if (request.body.stream) {
    await streamReply(response, reply, completion.refusal ?? completion.words, { ms, fault, signal });
    return undefined;
  }
  await pause(ms, signal);
  return reply.whole;
}

function completionFor(
  request: ParsedTextRequest,
  { state: { settings }, fault, call }: Exchange,
): Completion {
  const prompt = promptOf(request);
  const factor = fault?.kind === 'wrong_words' ? (fault.factor ?? 0.3) : 1;
  const order = {
    words: Math.round((settings.words ?? requestedWords(prompt)) * factor),
    pages: settings.pages,
    name: fault?.kind === 'wrong_name' ? 'Bartholomew' : (settings.name ?? requestedName(prompt)),
    seed: prompt,
  };
  const schema = formatOf(request)?.schema;
  const value = schema ? fill(schema, order) : prose(order.words, order.name, 0);
  call.words = storyWords(value);
  return completionOf(value, fault);
}

async function answerPicture(body: ImageRequest, exchange: Exchange): Promise<object> {
  const { call, fault, ms, signal, state, origin } = exchange;
  const started = Date.now();
  const pictures = await paint(body, fault);
  // The time spent on painting counts towards the delay.
  await pause(ms - (Date.now() - started), signal);
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
  const asUrl = fault?.kind === 'url' || (isDallE && body.response_format !== 'b64_json');
  const data = pictures.map((picture) => {
    if (fault?.kind === 'empty') return {};
    if (!asUrl) return { b64_json: picture.bytes.toString('base64') };
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
