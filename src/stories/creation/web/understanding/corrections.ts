import * as z from 'zod/mini';
import { correctionsSchema, type ParentCorrections, type Understood } from '../../understand-contract.ts';

/** A change: what was understood when it was made, and what the parent made of it. */
const changed = <S extends z.ZodMiniType>(to: S) => z.optional(z.object({ from: z.string(), to }));
const { situation, people, thing, feeling, justForFun } = correctionsSchema.shape;

/** The corrections in a draft, with the prompt that they were last held against. */
export const draftCorrectionsSchema = z.object({
  prompt: z.string(),
  situation: changed(situation),
  people: changed(people),
  thing: changed(thing),
  feeling: changed(feeling),
  justForFun: changed(justForFun),
});
export type DraftCorrections = z.output<typeof draftCorrectionsSchema>;
export type CorrectedField = keyof ParentCorrections;

export const NO_CORRECTIONS: DraftCorrections = { prompt: '' };

const FIELDS: readonly CorrectedField[] = ['situation', 'people', 'thing', 'feeling', 'justForFun'];

/** What was understood of a field. "Just for fun" is a say about the situation. */
function readingOf(understood: Understood, field: CorrectedField): ParentCorrections[CorrectedField] {
  if (field === 'people')
    return understood.people.map(({ relation, name, role, count }) => ({
      relation,
      ...(name ? { name } : {}),
      role,
      count,
    }));
  if (field === 'thing' || field === 'feeling') return understood[field] ?? '';
  return understood.situation?.id ?? '';
}

const textOf = (value: ParentCorrections[CorrectedField]) => JSON.stringify(value);

/** The corrections with one more. A field that is as it was understood needs none. */
export function withCorrection<F extends CorrectedField>(
  corrections: DraftCorrections,
  { prompt, understood }: { prompt: string; understood: Understood },
  field: F,
  to: NonNullable<ParentCorrections[F]>,
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

/** What is sent for this prompt; undefined when nothing was corrected, or only for another prompt. */
export function sentCorrections(
  corrections: DraftCorrections,
  prompt: string,
): ParentCorrections | undefined {
  if (!isNearly(corrections.prompt, prompt)) return undefined;
  const sent = FIELDS.flatMap((field) => {
    const change = corrections[field];
    return change ? [[field, change.to] as const] : [];
  });
  return sent.length > 0 ? (Object.fromEntries(sent) as ParentCorrections) : undefined;
}
