import type { Commission } from './admit.ts';
import { check } from './check.ts';
import type { StoryPage, StoryPlan, StoryText } from './contract.ts';
import { EMBEDDED } from './contract.ts';
import type { Step, StoryProgress } from './generation-context.ts';
import { StoryRejectedError } from './generation-context.ts';
import type { PictureBrief } from './illustrations.ts';
import type { Painter } from './painter/painter.ts';
import { readingGrade } from './reading-grade.ts';
import { refusalOfGrave } from './tellings/missing.ts';
import { pagesOf, planTelling } from './tellings/plan.ts';
import { countWords } from './words.ts';

/**
 * Writes a story without a model: the telling of the library that fits best, from the stored plan if the embedded
 * storyteller made it.
 * @throws StoryRejectedError when the library has nothing that passes the checks.
 */
export async function* writeEmbedded(commission: Commission, progress: StoryProgress): AsyncGenerator<Step> {
  const known = progress.plan?.plannedBy === EMBEDDED && pagesOf(progress.plan) ? progress.plan : undefined;
  // When a model gave up on such a subject, no adventure takes its place.
  if (!known && refusalOfGrave(commission))
    throw new StoryRejectedError('only a telling made by hand will do');
  const plan = known ?? planTelling(commission);
  const pages = plan && pagesOf(plan);
  if (!pages) throw new StoryRejectedError('no telling for it');
  if (!known) yield { kind: 'plan', plan };
  const problems = check(commission, { title: plan.title, pages, isTelling: true });
  if (problems.length > 0) throw new StoryRejectedError(problems.map((problem) => problem.kind).join(', '));
  yield { kind: 'text', text: textOf(plan, pages, EMBEDDED) };
}

/** Adds the word count and the reading grade to a finished text. */
export function textOf(plan: StoryPlan, pages: readonly StoryPage[], writtenBy: string): StoryText {
  const text = pages.map((page) => page.text).join('\n\n');
  return {
    title: plan.title,
    pages,
    wordCount: countWords(text),
    readingGrade: readingGrade(text),
    writtenBy,
  };
}

/** Paints one picture with the embedded painter. */
export const paintEmbedded = (painter: Painter, commission: Commission, brief: PictureBrief) =>
  painter.paint({ brief, traits: commission.traits, seed: commission.seed });
