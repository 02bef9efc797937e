import { Output, streamText } from 'ai';
import type { z } from 'zod';
import type { Desk } from '../desk.ts';
import { failureOf, ModelFailure } from './failure.ts';
import type { Ledger } from './ledger.ts';
import { type Patience, timeLeft, watch } from './patience.ts';
import { textModel } from './providers.ts';
import { type Reading, readReply } from './reply.ts';
import type { ModelRef, ModelSettings } from './settings.ts';

/** A question to a writing model. */
export interface TextQuestion {
  readonly purpose: 'story' | 'plan' | 'pages';
  readonly system: string;
  readonly ask: string;
  readonly shape: z.ZodObject;
}

/** Everything that a call needs beside its question. */
export interface TextCall {
  readonly ref: ModelRef;
  readonly settings: ModelSettings;
  readonly patience: Patience;
  readonly desk: Desk;
  readonly ledger: Ledger;
}

/**
 * Asks a model once and gives what can be read as it comes: each time something is closed, and once at the end.
 * Whatever was given before a failure stands.
 * @throws ModelFailure after what could be read, when the answer did not come to a good end.
 */
export async function* streamReply(question: TextQuestion, call: TextCall): AsyncGenerator<Reading> {
  const { desk, patience, ledger, ref, settings } = call;
  const { model, options, mostTokens } = textModel(ref, settings);
  const entry = ledger.open('text', question.purpose, ref, question.system + question.ask);
  const guard = watch(desk, timeLeft(desk, patience), patience.first);
  let text = '';
  let outcome = 'ok';
  try {
    const answer = streamText({
      model,
      system: question.system,
      prompt: question.ask,
      output: Output.object({ schema: question.shape, name: question.purpose }),
      providerOptions: options,
      ...(mostTokens === undefined ? {} : { maxOutputTokens: mostTokens }),
      maxRetries: 0,
      abortSignal: guard.signal,
      // Errors come as parts of the stream; nothing of a prompt may reach the console.
      onError: () => undefined,
    });
    // Asked for by nobody, they would be rejections that nobody hears.
    void Promise.resolve(answer.output).catch(() => undefined);
    let finish: string | undefined;
    for await (const part of answer.fullStream) {
      // Only words are a sign that more words come; whatever else the SDK says leaves the model its first patience.
      if (isWords(part.type)) guard.wait(patience.between);
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'finish') {
        finish = part.finishReason;
        entry.used(part.totalUsage);
      }
      if (part.type !== 'text-delta') continue;
      text += part.text;
      // Only where something closes or a list begins is there more to be read than before.
      if (!/[}[]/.test(part.text)) continue;
      const reading = await readReply(text);
      if (reading) yield reading;
    }
    if (guard.verdict) throw guard.verdict;
    if (finish === 'content-filter') throw new ModelFailure('refused', 'the provider stopped the answer');
    const last = await readReply(text);
    // No JSON at all is a no in plain words, or an empty one.
    if (!last) throw new ModelFailure(text.includes('{') ? 'broken' : 'refused', 'an answer without a story');
    yield last;
    if (!last.whole)
      throw new ModelFailure('broken', finish === 'length' ? 'the answer was cut off' : 'broken JSON');
  } catch (error) {
    const failure = guard.verdict ?? failureOf(error);
    outcome = failure.kind;
    throw failure;
  } finally {
    guard.stop();
    await entry.close(outcome, text);
  }
}

const isWords = (type: string) => type === 'text-delta' || type === 'reasoning-delta';
