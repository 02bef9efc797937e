import { createHash } from 'node:crypto';
import { generateImage } from 'ai';
import type { Commission } from '../../admit.ts';
import type { Canvas } from '../../generation-context.ts';
import type { Picture } from '../../illustrations.ts';
import { failureOf, ModelFailure } from '../calls/failure.ts';
import { callWithRetries } from '../calls/retry.ts';
import { timeLeft, watchCall } from '../calls/timeouts.ts';
import type { ModelWork } from '../model-context.ts';
import { mildPicturePromptV1, picturePromptV1 } from '../prompts/picture.v1.ts';
import { pictureModel } from '../providers/providers.ts';
import { type ModelRef, nameOf } from '../providers/settings.ts';
import { standInFor } from '../stand-in.ts';
import { type NormalizedPicture, normalizePicture } from './normalize-picture.ts';

/** Kinds of failure after which a milder prompt is tried. */
const RETRY_WITH_MILDER_PROMPT = ['refused', 'broken'];

/**
 * Paints one picture with the models of the settings; returns undefined when all of them fail. A picture that was
 * refused or flagged as unsafe is requested once more with a milder prompt.
 */
export async function paintByModels(
  deps: ModelWork,
  commission: Commission,
  canvas: Canvas,
): Promise<Picture | undefined> {
  const heroName = standInFor(commission);
  for (const ref of deps.settings.image) {
    const { takesReference } = pictureModel(ref, deps.settings);
    const reference = takesReference ? canvas.reference : undefined;
    const prompts = [
      picturePromptV1(canvas.brief, heroName, reference !== undefined),
      mildPicturePromptV1(canvas.brief, heroName),
    ];
    for (const prompt of prompts) {
      try {
        return await paint(deps, ref, canvas, prompt, reference);
      } catch (error) {
        const { kind } = failureOf(error);
        if (kind === 'ended' || kind === 'spent') return undefined;
        if (!RETRY_WITH_MILDER_PROMPT.includes(kind)) break;
      }
    }
  }
  return undefined;
}

async function paint(
  deps: ModelWork,
  ref: ModelRef,
  { index, brief }: Canvas,
  prompt: string,
  reference: Buffer | undefined,
): Promise<Picture> {
  const { context, timeouts, breaker, moderator } = deps;
  const start = performance.now();
  const left = () => timeLeft(context, timeouts);
  const call = () => callOnce(deps, ref, `picture-${index + 1}`, prompt, reference);
  const { webp, small } = await callWithRetries({
    model: nameOf(ref),
    context,
    breaker,
    timeLeft: left,
    call,
  });
  const flags = await moderator?.picture(small, timeouts.moderation, context.signal);
  if (flags?.flagged) throw new ModelFailure('refused', 'the picture was found unsafe');
  return {
    webp,
    width: 1024,
    height: 1024,
    alt: brief.alt,
    ms: Math.round(performance.now() - start),
    paintedBy: nameOf(ref),
  };
}

async function callOnce(
  { settings, timeouts, context, callLog }: ModelWork,
  ref: ModelRef,
  purpose: string,
  prompt: string,
  reference: Buffer | undefined,
): Promise<NormalizedPicture> {
  const key = keyOf(nameOf(ref), purpose, prompt, reference);
  const paid = await context.resultCache.take(key);
  // What cannot be read is requested again: the result was broken, or cut short by a crash.
  const known = paid && (await normalizePicture(paid).catch(() => undefined));
  if (known) return known;
  const { model, options, square } = pictureModel(ref, settings);
  const entry = callLog.open('picture', purpose, ref, prompt);
  const total = Math.min(timeouts.picture, timeLeft(context, timeouts));
  const watch = watchCall(context, total, total);
  let outcome = 'ok';
  let pictures = 0;
  try {
    const answer = await generateImage({
      model,
      prompt: reference ? { text: prompt, images: [reference] } : prompt,
      ...square,
      providerOptions: options,
      maxRetries: 0,
      abortSignal: watch.signal,
    });
    pictures = 1;
    entry.recordUsage(answer.usage);
    const bytes = Buffer.from(answer.image.uint8Array);
    // Stored as it came: decoding waits while other stories paint. A cache that cannot store must not fail the call.
    await context.resultCache.put(key, bytes).catch(() => undefined);
    return await normalizePicture(bytes);
  } catch (error) {
    const failure = watch.reason ?? failureOf(error);
    outcome = failure.kind;
    throw failure;
  } finally {
    watch.stop();
    await entry.close(outcome, '', pictures);
  }
}

/** Cache key: a hash of model, purpose, prompt and reference. */
function keyOf(model: string, purpose: string, prompt: string, reference: Buffer | undefined): string {
  const hash = createHash('sha256').update(`${model}\n${purpose}\n${prompt}\n`);
  return (reference ? hash.update(reference) : hash).digest('hex').slice(0, 32);
}
