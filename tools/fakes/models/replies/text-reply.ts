import { randomBytes } from 'node:crypto';
import type { ChatRequest, ResponsesRequest } from '../requests/text-requests.ts';
import type { Completion } from './apply-fault.ts';

/** An answer in the format of one endpoint, as a whole and as stream events. */
export interface TextReply {
  readonly whole: object;
  readonly opening: readonly object[];
  /** The event for the next piece of text. */
  delta(piece: string): object;
  readonly closing: readonly (object | string)[];
}

interface Usage {
  readonly input: number;
  readonly output: number;
}

const now = () => Math.floor(Date.now() / 1000);

/** The response of POST /v1/chat/completions. */
export function chatReply(body: ChatRequest, completion: Completion, { input, output }: Usage): TextReply {
  const { refusal = null, words, finish } = completion;
  const usage = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
  const id = `chatcmpl-${randomBytes(12).toString('hex')}`;
  const base = {
    id,
    created: now(),
    model: body.model,
    service_tier: 'default',
    system_fingerprint: 'fp_fake',
  };
  const withUsage = body.stream_options?.include_usage === true;
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...base,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(withUsage ? { usage: null } : {}),
  });
  const message = { role: 'assistant', content: refusal === null ? words : null, refusal, annotations: [] };
  return {
    whole: {
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: finish, logprobs: null, message }],
      usage,
    },
    opening: [chunk({ role: 'assistant', content: '', refusal: null })],
    delta: (piece) => chunk(refusal === null ? { content: piece } : { refusal: piece }),
    closing: [
      chunk({}, finish),
      ...(withUsage ? [{ ...base, object: 'chat.completion.chunk', choices: [], usage }] : []),
      '[DONE]',
    ],
  };
}

/** The response of POST /v1/responses. */
export function responsesReply(
  body: ResponsesRequest,
  completion: Completion,
  { input, output }: Usage,
): TextReply {
  const key = randomBytes(12).toString('hex');
  const end = completion.finish === 'stop' ? 'completed' : 'incomplete';
  const part = (words: string) =>
    completion.refusal === undefined
      ? { type: 'output_text', text: words, annotations: [], logprobs: [] }
      : { type: 'refusal', refusal: words };
  const item = (status: string, content: readonly object[]) => ({
    id: `msg_${key}`,
    type: 'message',
    status,
    role: 'assistant',
    content,
  });
  const usage = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
  const reason = completion.finish === 'length' ? 'max_output_tokens' : 'content_filter';
  const reply = (status: string, items: readonly object[]) => ({
    id: `resp_${key}`,
    object: 'response',
    created_at: now(),
    status,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model: body.model,
    output: items,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: null },
    store: body.store ?? true,
    temperature: body.temperature ?? 1,
    text: { format: body.text?.format ?? { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: body.top_p ?? 1,
    truncation: 'disabled',
    metadata: body.metadata ?? {},
    ...(status === 'in_progress' ? {} : { usage }),
  });
  const full = completion.refusal ?? completion.words;
  const finished = item(end, [part(full)]);
  const place = { item_id: `msg_${key}`, output_index: 0, content_index: 0 };
  const what = completion.refusal === undefined ? 'output_text' : 'refusal';
  const whole = reply(end, [finished]);
  return {
    whole,
    opening: [
      { type: 'response.created', response: reply('in_progress', []) },
      { type: 'response.in_progress', response: reply('in_progress', []) },
      { type: 'response.output_item.added', output_index: 0, item: item('in_progress', []) },
      { type: 'response.content_part.added', ...place, part: part('') },
    ],
    delta: (piece) => ({
      type: `response.${what}.delta`,
      ...place,
      delta: piece,
      ...(what === 'output_text' ? { logprobs: [] } : {}),
    }),
    closing: [
      what === 'output_text'
        ? { type: 'response.output_text.done', ...place, text: full, logprobs: [] }
        : { type: 'response.refusal.done', ...place, refusal: full },
      { type: 'response.content_part.done', ...place, part: part(full) },
      { type: 'response.output_item.done', output_index: 0, item: finished },
      { type: `response.${end}`, response: whole },
    ],
  };
}
