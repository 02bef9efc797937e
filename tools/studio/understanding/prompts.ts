import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { situationOf } from '../../../src/studio/understanding/situations.ts';
import { ROLES, SHAPES, type Shape } from '../../../src/studio/understanding/types.ts';

const FOLDER = new URL('./prompts/', import.meta.url);

const PromptRow = z.object({
  p: z.string(),
  n: z.string().default(''),
  g: z.enum(['girl', 'boy', '']).default(''),
  s: z.string(),
  s2: z.string().default(''),
  f: z.string().default(''),
  a: z.string().default(''),
  w: z.array(z.tuple([z.string(), z.enum(ROLES)])).default([]),
});

/** An invented prompt with what a careful reader understands by it. */
export interface LabelledPrompt {
  /** Whoever wrote it: what is learned is measured on an author that it was not learned from. */
  readonly author: string;
  readonly prompt: string;
  readonly childName: string;
  readonly gender: 'girl' | 'boy' | '';
  /** An id of `situations.ts`, or `other:SHAPE`; the first is best. */
  readonly situations: readonly string[];
  /** Copied from the prompt, as are the act and the people; empty where there is none. */
  readonly thing: string;
  readonly act: string;
  readonly people: readonly (readonly [words: string, role: (typeof ROLES)[number]])[];
}

/** Every labelled prompt, author by author. */
export function labelledPrompts(): readonly LabelledPrompt[] {
  const files = readdirSync(FOLDER).filter((name) => /^author-\w+\.jsonl$/.test(name));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const { p, n, g, s, s2, f, a, w } = PromptRow.parse(JSON.parse(line));
        const author = file.replace(/^author-|\.jsonl$/g, '');
        const situations = [s, s2].filter(Boolean);
        return { author, prompt: p, childName: n, gender: g, situations, thing: f, act: a, people: w };
      }),
  );
}

/** The shape of a label: of its situation, or the one that it names. */
export function shapeOfLabel(label: string): Shape | undefined {
  const named = label.replace(/^other:/, '');
  return situationOf(label)?.shape ?? SHAPES.find((shape) => shape === named);
}
