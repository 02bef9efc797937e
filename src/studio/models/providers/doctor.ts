import { generateImage, generateText, Output } from 'ai';
import { z } from 'zod';
import { failureOf, ModelFailure } from '../calls/failure.ts';
import { normalizePicture } from '../painting/normalize-picture.ts';
import { createModerator } from './moderation.ts';
import { pictureModel, textModel } from './providers.ts';
import { type ModelSettings, nameOf } from './settings.ts';

const TIMEOUT_MS = 60_000;

/**
 * Calls each model of the settings once and prints a line with the result of each. A real picture is generated, since
 * nothing less proves that painting works. Returns whether everything works.
 */
export async function examine(settings: ModelSettings, print: (line: string) => void): Promise<boolean> {
  const results = [
    ...settings.text.map((ref) => ({ what: `writing by ${nameOf(ref)}`, work: () => write(ref, settings) })),
    ...settings.image.map((ref) => ({
      what: `painting by ${nameOf(ref)}`,
      work: () => paint(ref, settings),
    })),
    ...(settings.moderation === 'openai'
      ? [{ what: 'moderation by openai', work: () => moderate(settings) }]
      : []),
  ];
  let allWork = true;
  for (const { what, work } of results) {
    const start = performance.now();
    try {
      await work();
      print(`works: ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      allWork = false;
      print(`FAILS: ${what}: ${failureOf(error).message}. ${ADVICE[failureOf(error).kind] ?? ''}`.trim());
    }
  }
  if (settings.text.length === 0) print('works: writing by Storywren’s own storyteller (AI_TEXT is unset)');
  if (settings.image.length === 0) print('works: painting by Storywren’s own painter (AI_IMAGE is unset)');
  if (settings.moderation === 'local') print('works: safety by the local rules alone (AI_MODERATION)');
  return allWork;
}

const ADVICE: Readonly<Record<string, string>> = {
  shut: 'Check the key, the model’s name and the account’s credit.',
  busy: 'The provider is limiting requests; try again in a minute.',
  down: 'The provider is having problems; try again later.',
  stalled: 'There was no answer within a minute; check AI_BASE_URL.',
  dropped: 'Nothing answered; check AI_BASE_URL and the network.',
  broken: 'The answer has the wrong shape; this model may not support structured output.',
};

async function write(ref: ModelSettings['text'][number], settings: ModelSettings): Promise<void> {
  const { model, options } = textModel(ref, settings);
  await generateText({
    model,
    prompt: 'Give a title of three words for a picture book about a wren.',
    output: Output.object({ schema: z.object({ title: z.string() }), name: 'title' }),
    providerOptions: options,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(({ output }) => output.title);
}

async function paint(ref: ModelSettings['image'][number], settings: ModelSettings): Promise<void> {
  const { model, options, square } = pictureModel(ref, settings);
  const { image } = await generateImage({
    model,
    prompt: 'A small brown wren on a branch, watercolour, no letters.',
    ...square,
    providerOptions: options,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await normalizePicture(Buffer.from(image.uint8Array));
}

async function moderate(settings: ModelSettings): Promise<void> {
  const flags = await createModerator(settings)?.text('A story about a kind wren.', TIMEOUT_MS);
  if (!flags) throw new ModelFailure('shut', 'no answer that could be read');
}
