import * as z from 'zod/mini';
import {
  type CorrectedUnderstanding,
  correctedUnderstanding,
  type Understood,
} from '../../understand-contract.ts';

const { people, things, feeling } = correctedUnderstanding.shape;

/** What a parent changed of what was understood. An empty text: there is none. */
export interface Corrections {
  readonly situation?: string;
  readonly people?: NonNullable<CorrectedUnderstanding['people']>;
  readonly things?: NonNullable<CorrectedUnderstanding['things']>;
  readonly feeling?: string;
  readonly justForFun?: boolean;
}

/** A change: what was understood when it was made, and what the parent made of it. */
const changed = <S extends z.ZodMiniType>(to: S) => z.optional(z.object({ from: z.string(), to }));

/** The corrections in a draft, with the prompt that they were last held against. */
export const draftCorrectionsSchema = z.object({
  prompt: z.string(),
  situation: changed(z.string()),
  people: changed(people),
  things: changed(things),
  feeling: changed(feeling),
  justForFun: changed(z.boolean()),
});
export type DraftCorrections = z.output<typeof draftCorrectionsSchema>;
export type CorrectedField = keyof Corrections;

export const NO_CORRECTIONS: DraftCorrections = { prompt: '' };

const FIELDS: readonly CorrectedField[] = ['situation', 'people', 'things', 'feeling', 'justForFun'];

/** What was understood of a field. "Just for fun" is a say about the situation. */
function readingOf({ understanding }: Understood, field: CorrectedField): Corrections[CorrectedField] {
  if (field === 'people') return charactersIn(understanding);
  if (field === 'things') return understanding.things;
  if (field === 'feeling') return understanding.feeling ?? '';
  return understanding.situation?.id ?? '';
}

/** Whom the prompt names, as they are corrected. */
export const charactersIn = ({ people }: Understood['understanding']): NonNullable<Corrections['people']> =>
  people.map(({ relation, name, role, count }) => ({ relation, ...(name ? { name } : {}), role, count }));

const textOf = (value: Corrections[CorrectedField]) => JSON.stringify(value);

/** The corrections with one more. A field that is as it was understood needs none. */
export function withCorrection<F extends CorrectedField>(
  corrections: DraftCorrections,
  { prompt, understood }: { prompt: string; understood: Understood },
  field: F,
  to: NonNullable<Corrections[F]>,
): DraftCorrections {
  const others: DraftCorrections = { ...corrections };
  delete others[field];
  // Whoever chooses a situation wants more than fun, and the other way round.
  if (field === 'situation') delete others.justForFun;
  if (field === 'justForFun') delete others.situation;
  const from = textOf(readingOf(understood, field));
  const isAsUnderstood = field === 'justForFun' ? !to : textOf(to) === from;
  return { ...others, ...(isAsUnderstood ? {} : { [field]: { from, to } }), prompt };
}

/** The corrections that still apply to a changed prompt: of fields that are understood as they were. */
export function stillApplying(
  corrections: DraftCorrections,
  { prompt, understood }: { prompt: string; understood: Understood },
): DraftCorrections {
  const lasting = FIELDS.filter(
    (field) => corrections[field]?.from === textOf(readingOf(understood, field)),
  ).map((field) => [field, corrections[field]]);
  return { ...Object.fromEntries(lasting), prompt };
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Whether hardly a word has gone: a typing mistake is mended, or something added, and Create pressed at once. */
function isNearly(before: string, prompt: string): boolean {
  const [earlier, now] = [wordsOf(before), wordsOf(prompt)];
  const lasting = [...earlier].filter((word) => now.has(word));
  return earlier.size > 0 && lasting.length >= earlier.size * 0.8;
}

/** The corrections that are to be sent for this prompt; undefined when nothing was corrected, or only for another prompt. */
export function sentCorrections(corrections: DraftCorrections, prompt: string): Corrections | undefined {
  if (!isNearly(corrections.prompt, prompt)) return undefined;
  const sent = FIELDS.flatMap((field) => {
    const change = corrections[field];
    return change ? [[field, change.to] as const] : [];
  });
  return sent.length > 0 ? (Object.fromEntries(sent) as Corrections) : undefined;
}

/** The corrections as the server takes them. */
export function understandingFrom({ situation, justForFun, ...rest }: Corrections): CorrectedUnderstanding {
  if (justForFun) return { ...rest, situation: null, tone: 'joyful' };
  return situation ? { ...rest, situation: { id: situation } } : rest;
}
