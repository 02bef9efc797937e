import { z } from 'zod';
import type { Flags } from '../admit/verdict.ts';
import type { ModelSettings } from './settings.ts';

/** Looks at words and pictures before anybody sees them. */
export interface Moderator {
  /** Undefined when no answer came in time: then our own rules stand alone. */
  text(words: string, milliseconds: number, signal?: AbortSignal): Promise<Flags | undefined>;
  /** `jpeg` may be small: what matters is what it shows. */
  picture(jpeg: Buffer, milliseconds: number, signal?: AbortSignal): Promise<Flags | undefined>;
}

const MODEL = 'omni-moderation-latest';
const OPENAI = 'https://api.openai.com/v1';

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) })).min(1),
});

/** The moderator of the settings; undefined where our own rules are all there is. */
export function createModerator({ moderation, baseUrl, keys }: ModelSettings): Moderator | undefined {
  if (moderation !== 'openai') return undefined;
  const look = async (
    input: unknown,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<Flags | undefined> => {
    const late = AbortSignal.timeout(milliseconds);
    try {
      const answer = await fetch(`${baseUrl ?? OPENAI}/moderations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.openai ?? ''}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: MODEL, input }),
        signal: signal ? AbortSignal.any([late, signal]) : late,
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
    text: (words, milliseconds, signal) => look(words, milliseconds, signal),
    picture(jpeg, milliseconds, signal) {
      const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      return look([{ type: 'image_url', image_url: { url } }], milliseconds, signal);
    },
  };
}
