import type { Admission, Commission } from './admit.ts';
import { admit } from './admit.ts';
import { check } from './check.ts';
import type { Picture, PictureBrief, StoryPlan, StoryRequest, StoryText } from './contract.ts';
import { readingGrade } from './grade.ts';
import { createPainter } from './painter/painter.ts';
import { countWords } from './words.ts';
import { planStory } from './writer/plan.ts';
import { writeStory } from './writer/write.ts';

/** The story engine: admit → plan → write → check → paint. Each stage takes and gives plain data, so that it can be stored. */
export interface Studio {
  /** Looks a request through before anything is spent on it. Quick and free. */
  admit(request: StoryRequest): Admission;
  plan(commission: Commission): Promise<StoryPlan>;
  /** @throws StoryNotGoodError when no text passed the checks. */
  write(commission: Commission, plan: StoryPlan): Promise<StoryText>;
  paint(commission: Commission, brief: PictureBrief): Promise<Picture>;
  close(): Promise<void>;
}

/** No text of any writer passed the checks; nothing may be charged for it. */
export class StoryNotGoodError extends Error {
  override name = 'StoryNotGoodError';
}

/** The studio without a key: our own storyteller and painter. */
export function createStudio(): Studio {
  const painter = createPainter();
  return {
    admit,
    async plan(commission) {
      return planStory(commission);
    },
    async write(commission, plan) {
      const pages = writeStory(commission, plan);
      const problems = check(commission, { title: plan.title, pages });
      if (problems.length > 0)
        throw new StoryNotGoodError(problems.map((problem) => problem.kind).join(', '));
      const text = pages.map((page) => page.text).join('\n\n');
      return {
        title: plan.title,
        pages,
        wordCount: countWords(text),
        readingGrade: readingGrade(text),
        writtenBy: 'embedded',
      };
    },
    paint: (commission, brief) => painter.paint({ brief, traits: commission.traits, seed: commission.seed }),
    close: () => painter.close(),
  };
}
