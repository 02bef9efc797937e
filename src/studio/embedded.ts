import type { Commission } from './admit.ts';
import { check } from './check.ts';
import type { PictureBrief, StoryPage, StoryPlan, StoryText } from './contract.ts';
import { EMBEDDED } from './contract.ts';
import type { SoFar, Step } from './desk.ts';
import { StoryNotGoodError } from './desk.ts';
import { readingGrade } from './grade.ts';
import type { Painter } from './painter/painter.ts';
import { countWords } from './words.ts';
import { planStory } from './writer/plan.ts';
import { writeStory } from './writer/write.ts';

/**
 * Tells a story without a model, from its own plan if that was made before.
 * @throws StoryNotGoodError when the text does not pass the checks.
 */
export async function* tellEmbedded(commission: Commission, soFar: SoFar): AsyncGenerator<Step> {
  const known = soFar.plan?.plannedBy === EMBEDDED ? soFar.plan : undefined;
  const plan = known ?? planStory(commission);
  if (!known) yield { kind: 'plan', plan };
  const pages = writeStory(commission, plan);
  const problems = check(commission, { title: plan.title, pages });
  if (problems.length > 0) throw new StoryNotGoodError(problems.map((problem) => problem.kind).join(', '));
  yield { kind: 'text', text: textOf(plan, pages, EMBEDDED) };
}

/** A finished text with its measures. */
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

/** One picture by our own painter. */
export const paintEmbedded = (painter: Painter, commission: Commission, brief: PictureBrief) =>
  painter.paint({ brief, traits: commission.traits, seed: commission.seed });
