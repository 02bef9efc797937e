import { z } from 'zod';
import type { Flags } from '../../admit/verdict.ts';
import type { ModelSettings } from './settings.ts';

/** Moderates texts and pictures before they are published. */
export interface Moderator {
  /** Returns undefined when no answer arrived in time; then only the local rules apply. */
  text(words: string, milliseconds: number, signal?: AbortSignal): Promise<Flags | undefined>;
  /** Moderates a JPEG, which may be a small copy. */
  picture(jpeg: Buffer, milliseconds: number, signal?: AbortSignal): Promise<Flags | undefined>;
}

const MODEL = 'omni-moderation-latest';
const OPENAI_URL = 'https://api.openai.com/v1';

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) })).min(1),
});

/** Creates the moderator of the settings; undefined when only the local rules apply. */
export function createModerator({ moderation, baseUrl, keys }: ModelSettings): Moderator | undefined {
  if (moderation !== 'openai') return undefined;
  const moderate = async (
    input: unknown,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<Flags | undefined> => {
    const timeout = AbortSignal.timeout(milliseconds);
    try {
      const answer = await fetch(`${baseUrl ?? OPENAI_URL}/moderations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.openai ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: MODEL, input }),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      if (!answer.ok) return undefined;
      const { results } = answerSchema.parse(await answer.json());
      const categories = results.flatMap((result) =>
        Object.entries(result.categories).flatMap(([name, applies]) => (applies ? [name] : [])),
      );
      return { flagged: results.some((result) => result.flagged), categories: [...new Set(categories)] };
    } catch {
      return undefined;
    }
  };
  return {
    text: (words, milliseconds, signal) => moderate(words, milliseconds, signal),
    picture(jpeg, milliseconds, signal) {
      const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      return moderate([{ type: 'image_url', image_url: { url } }], milliseconds, signal);
    },
  };
}
