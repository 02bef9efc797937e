import { createHash } from 'node:crypto';
import { generateImage } from 'ai';
import type { Commission } from '../admit.ts';
import type { Picture } from '../contract.ts';
import type { Canvas } from '../desk.ts';
import { ask } from './ask.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { timeLeft, watch } from './patience.ts';
import { type SoundPicture, soundPicture } from './picture-check.ts';
import { askMildPictureV1, askPictureV1 } from './prompts/picture.v1.ts';
import { pictureModel } from './providers.ts';
import { type ModelRef, nameOf } from './settings.ts';
import { standInFor } from './standin.ts';
import type { ModelWork } from './work.ts';

/** Failures of a picture's own: other words may help. */
const MILDER_HELPS = ['refused', 'broken'];

/**
 * One picture by the models of the settings; undefined when none of them could paint it. A picture that was refused,
 * or found unsafe, is asked for once more in milder words.
 */
export async function paintByModels(
  painting: ModelWork,
  commission: Commission,
  canvas: Canvas,
): Promise<Picture | undefined> {
  const heroName = standInFor(commission);
  for (const ref of painting.settings.image) {
    const { takesReference } = pictureModel(ref, painting.settings);
    const reference = takesReference ? canvas.reference : undefined;
    const wordings = [
      askPictureV1(canvas.brief, heroName, reference !== undefined),
      askMildPictureV1(canvas.brief, heroName),
    ];
    for (const words of wordings) {
      try {
        return await paint(painting, ref, canvas, words, reference);
      } catch (error) {
        const { kind } = failureOf(error);
        if (kind === 'ended' || kind === 'spent') return undefined;
        if (!MILDER_HELPS.includes(kind)) break;
      }
    }
  }
  return undefined;
}

async function paint(
  painting: ModelWork,
  ref: ModelRef,
  { index, brief }: Canvas,
  words: string,
  reference: Buffer | undefined,
): Promise<Picture> {
  const { desk, patience, breaker, moderator } = painting;
  const begun = performance.now();
  const left = () => timeLeft(desk, patience);
  const once = () => callOnce(painting, ref, `picture-${index + 1}`, words, reference);
  const { webp, small } = await ask({ model: nameOf(ref), desk, breaker, timeLeft: left, once });
  const flags = await moderator?.picture(small, patience.look, desk.signal);
  if (flags?.flagged) throw new ModelFailure('refused', 'the picture was found unsafe');
  return {
    webp,
    width: 1024,
    height: 1024,
    alt: brief.alt,
    ms: Math.round(performance.now() - begun),
    paintedBy: nameOf(ref),
  };
}

async function callOnce(
  { settings, patience, desk, ledger }: ModelWork,
  ref: ModelRef,
  purpose: string,
  words: string,
  reference: Buffer | undefined,
): Promise<SoundPicture> {
  const key = keyOf(nameOf(ref), purpose, words, reference);
  const paid = await desk.shelf.take(key);
  if (paid) return soundPicture(paid);
  const { model, options, square } = pictureModel(ref, settings);
  const entry = ledger.open('picture', purpose, ref, words);
  const total = Math.min(patience.picture, timeLeft(desk, patience));
  const guard = watch(desk, total, total);
  let outcome = 'ok';
  let came = 0;
  try {
    const answer = await generateImage({
      model,
      prompt: reference ? { text: words, images: [reference] } : words,
      ...square,
      providerOptions: options,
      maxRetries: 0,
      abortSignal: guard.signal,
    });
    came = 1;
    entry.used(answer.usage);
    const bytes = Buffer.from(answer.image.uint8Array);
    const picture = await soundPicture(bytes);
    // A full shelf is no reason to pay twice.
    await desk.shelf.put(key, bytes).catch(() => undefined);
    return picture;
  } catch (error) {
    const failure = guard.verdict ?? failureOf(error);
    outcome = failure.kind;
    throw failure;
  } finally {
    guard.stop();
    await entry.close(outcome, '', came);
  }
}

/** What was asked, in a hash: another model, other words or another reference is another question. */
function keyOf(model: string, purpose: string, words: string, reference: Buffer | undefined): string {
  const hash = createHash('sha256').update(`${model}\n${purpose}\n${words}\n`);
  return (reference ? hash.update(reference) : hash).digest('hex').slice(0, 32);
}
