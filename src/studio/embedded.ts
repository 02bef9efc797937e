import type { Commission } from './admit.ts';
import { check } from './check.ts';
import type { StoryPage, StoryPlan, StoryText } from './contract.ts';
import { EMBEDDED } from './contract.ts';
import type { Step, StoryProgress } from './generation-context.ts';
import { StoryRejectedError } from './generation-context.ts';
import type { PictureBrief } from './illustrations.ts';
import type { Painter } from './painter/painter.ts';
import { readingGrade } from './reading-grade.ts';
import { pagesOf, planTelling } from './tellings/plan.ts';
import { refusalOfUntold } from './untold.ts';
import { countWords } from './words.ts';
import { planStory } from './writer/plan.ts';
import { writeStory } from './writer/write.ts';

/**
 * Writes a story without a model: a telling where the library has one, from the stored plan if the embedded storyteller
 * made it.
 * @throws StoryRejectedError when the text does not pass the checks.
 */
export async function* writeEmbedded(commission: Commission, progress: StoryProgress): AsyncGenerator<Step> {
  const known =
    progress.plan?.plannedBy === EMBEDDED && isWritable(progress.plan) ? progress.plan : undefined;
  // When a model gave up on such a subject, no adventure takes its place.
  if (!known && refusalOfUntold(commission))
    throw new StoryRejectedError('only a telling made by hand will do');
  const plan = known ?? planTelling(commission) ?? planStory(commission);
  if (!known) yield { kind: 'plan', plan };
  const pages = pagesOf(plan) ?? writeStory(commission, plan);
  const problems = check(commission, {
    title: plan.title,
    pages,
    isTelling: plan.telling !== undefined,
  });
  if (problems.length > 0) throw new StoryRejectedError(problems.map((problem) => problem.kind).join(', '));
  yield { kind: 'text', text: textOf(plan, pages, EMBEDDED) };
}

/** False for the plan of a telling that is not in the library any more. */
const isWritable = (plan: StoryPlan): boolean => plan.telling === undefined || pagesOf(plan) !== undefined;

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
