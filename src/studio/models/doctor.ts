import { generateImage, generateText, Output } from 'ai';
import { z } from 'zod';
import { failureOf, ModelFailure } from './failure.ts';
import { createModerator } from './moderation.ts';
import { soundPicture } from './picture-check.ts';
import { pictureModel, textModel } from './providers.ts';
import { type ModelSettings, nameOf } from './settings.ts';

const LONGEST = 60_000;

/**
 * Tries everything that the settings name with one small question each, and says in a line each what came of it.
 * A picture is really painted, since nothing less proves that it can be. Returns whether all of it works.
 */
export async function examine(settings: ModelSettings, say: (line: string) => void): Promise<boolean> {
  const results = [
    ...settings.text.map((ref) => ({ what: `writing by ${nameOf(ref)}`, work: () => write(ref, settings) })),
    ...settings.image.map((ref) => ({
      what: `painting by ${nameOf(ref)}`,
      work: () => paint(ref, settings),
    })),
    ...(settings.moderation === 'openai'
      ? [{ what: 'moderation by openai', work: () => look(settings) }]
      : []),
  ];
  let sound = true;
  for (const { what, work } of results) {
    const begun = performance.now();
    try {
      await work();
      say(`works: ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      sound = false;
      say(`FAILS: ${what}: ${failureOf(error).message}. ${ADVICE[failureOf(error).kind] ?? ''}`.trim());
    }
  }
  if (settings.text.length === 0) say('works: writing by Storywren’s own storyteller (AI_TEXT is unset)');
  if (settings.image.length === 0) say('works: painting by Storywren’s own painter (AI_IMAGE is unset)');
  if (settings.moderation === 'local') say('works: safety by the local rules alone (AI_MODERATION)');
  return sound;
}

const ADVICE: Readonly<Record<string, string>> = {
  shut: 'Look at the key, the name of the model, and the account’s credit.',
  busy: 'The provider asks for patience; try again in a minute.',
  down: 'The provider is not well; try again later.',
  stalled: 'Nothing came in a minute; look at AI_BASE_URL.',
  dropped: 'Nobody answered; look at AI_BASE_URL and the network.',
  broken: 'The answer has another shape; this model may not do structured output.',
};

async function write(ref: ModelSettings['text'][number], settings: ModelSettings): Promise<void> {
  const { model, options } = textModel(ref, settings);
  await generateText({
    model,
    prompt: 'Give a title of three words for a picture book about a wren.',
    output: Output.object({ schema: z.object({ title: z.string() }), name: 'title' }),
    providerOptions: options,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(LONGEST),
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
    abortSignal: AbortSignal.timeout(LONGEST),
  });
  await soundPicture(Buffer.from(image.uint8Array));
}

async function look(settings: ModelSettings): Promise<void> {
  const flags = await createModerator(settings)?.text('A story about a kind wren.', LONGEST);
  if (!flags) throw new ModelFailure('shut', 'no answer that could be read');
}
