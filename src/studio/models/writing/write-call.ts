import { Output, streamText } from 'ai';
import type { z } from 'zod';
import type { GenerationContext } from '../../generation-context.ts';
import type { CallLog } from '../calls/call-log.ts';
import { failureOf, ModelFailure } from '../calls/failure.ts';
import { type Timeouts, timeLeft, watchCall } from '../calls/timeouts.ts';
import { textModel } from '../providers/providers.ts';
import type { ModelRef, ModelSettings } from '../providers/settings.ts';
import { type Reading, readReply } from './reply.ts';

/** A request to a writing model. */
export interface TextRequest {
  readonly purpose: 'story' | 'plan' | 'pages';
  readonly system: string;
  readonly prompt: string;
  readonly shape: z.ZodObject;
}

/** What a call needs besides the request. */
export interface TextCall {
  readonly ref: ModelRef;
  readonly settings: ModelSettings;
  readonly timeouts: Timeouts;
  readonly context: GenerationContext;
  readonly callLog: CallLog;
}

/**
 * Calls a model once and streams the parsed answer: whenever an object was closed, and once at the end. Results that
 * were yielded before a failure remain valid.
 * @throws ModelFailure after the last readable result, when the answer is incomplete or unusable
 */
export async function* streamReply(request: TextRequest, call: TextCall): AsyncGenerator<Reading> {
  const { context, timeouts, callLog, ref, settings } = call;
  const { model, options, maxTokens } = textModel(ref, settings);
  const entry = callLog.open('text', request.purpose, ref, request.system + request.prompt);
  const watch = watchCall(context, timeLeft(context, timeouts), timeouts.firstChunk);
  let text = '';
  let outcome = 'ok';
  try {
    const answer = streamText({
      model,
      system: request.system,
      prompt: request.prompt,
      output: Output.object({ schema: request.shape, name: request.purpose }),
      providerOptions: options,
      ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
      maxRetries: 0,
      abortSignal: watch.signal,
      // Errors are parts of the stream; the default handler could print a prompt to the console.
      onError: () => undefined,
    });
    // Handled here, since an unused `output` would cause an unhandled rejection.
    void Promise.resolve(answer.output).catch(() => undefined);
    let finishReason: string | undefined;
    for await (const part of answer.fullStream) {
      // Only content extends the timeout; other parts leave the timeout for the first chunk unchanged.
      if (isContent(part.type)) watch.extend(timeouts.betweenChunks);
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'finish') {
        finishReason = part.finishReason;
        entry.recordUsage(part.totalUsage);
      }
      if (part.type !== 'text-delta') continue;
      text += part.text;
      // New results are only possible after a closing brace or the start of a list.
      if (!/[}[]/.test(part.text)) continue;
      const reading = await readReply(text);
      if (reading) yield reading;
    }
    if (watch.reason) throw watch.reason;
    if (finishReason === 'content-filter')
      throw new ModelFailure('refused', 'the provider stopped the answer');
    const last = await readReply(text);
    // An answer without any JSON is a refusal in plain text, or empty.
    if (!last) throw new ModelFailure(text.includes('{') ? 'broken' : 'refused', 'an answer without a story');
    yield last;
    if (!last.whole)
      throw new ModelFailure('broken', finishReason === 'length' ? 'the answer was cut off' : 'broken JSON');
  } catch (error) {
    const failure = watch.reason ?? failureOf(error);
    outcome = failure.kind;
    throw failure;
  } finally {
    watch.stop();
    await entry.close(outcome, text);
  }
}

const isContent = (type: string) => type === 'text-delta' || type === 'reasoning-delta';
