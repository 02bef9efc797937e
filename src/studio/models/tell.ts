import { pageMayStand } from '../admit/verdict.ts';
import type { Commission } from '../admit.ts';
import { EMBEDDED, type StoryPage } from '../contract.ts';
import { type SoFar, type Step, WishRefusedError } from '../desk.ts';
import { textOf } from '../embedded.ts';
import { ask } from './ask.ts';
import { Draft } from './draft.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { timeLeft } from './patience.ts';
import { type ModelPlan, planFrom } from './plan.ts';
import { askPagesV1 } from './prompts/pages.v1.ts';
import { askPlanV1, askStoryV1, sheetV1 } from './prompts/story.v1.ts';
import { SYSTEM_V1 } from './prompts/system.v1.ts';
import { Queue } from './queue.ts';
import { pagesIn, type Reading } from './reply.ts';
import { type ModelRef, nameOf } from './settings.ts';
import { MOST_PAGES, PLANS_FIRST, pagesShape, planShape, storyShape } from './shape.ts';
import { standInFor } from './standin.ts';
import { refusalIn } from './unsuitable.ts';
import type { ModelWork } from './work.ts';
import { streamReply, type TextQuestion } from './write-call.ts';

/** Missing and failing pages are asked for so often in vain, of each model, after an answer that brought nothing. */
const REPAIRS = 2;

/**
 * Tells a story by the models of the settings, one after the other where one fails. Pages are given as soon as they
 * have passed their checks; what failed is repaired page by page. Ends with the text, or without one when no model
 * could bring it to its end: how far it came is what was given.
 * @throws WishRefusedError when a model finds harm in the wish
 */
export async function* tellByModels(
  telling: ModelWork,
  commission: Commission,
  soFar: SoFar,
): AsyncGenerator<Step> {
  const standIn = standInFor(commission);
  let plan = soFar.plan as ModelPlan | undefined;
  const draft = new Draft(commission, standIn, soFar.pages);
  let writtenBy = plan?.plannedBy ?? EMBEDDED;
  for (const ref of telling.settings.text) {
    if (telling.desk.signal.aborted) return;
    if (!draft.isWhole) writtenBy = nameOf(ref);
    try {
      for (let fruitless = 0; !draft.isWhole && fruitless <= REPAIRS; ) {
        const [planBefore, toldBefore] = [plan, draft.told.length];
        for await (const step of answers(telling, commission, draft, plan, ref, standIn)) {
          if (step.kind === 'plan') plan = step.plan as ModelPlan;
          yield step;
        }
        if (plan === planBefore && draft.told.length === toldBefore) fruitless += 1;
      }
    } catch (error) {
      if (error instanceof WishRefusedError) throw error;
      const failure = failureOf(error);
      if (failure.kind === 'ended' || failure.kind === 'spent') return;
    }
    if (draft.isWhole && plan) {
      const pages = draft.told.map((text): StoryPage => ({ text }));
      yield { kind: 'text', text: textOf(plan, pages, writtenBy) };
      return;
    }
  }
}

/** One question and what comes of it: the whole story where there is no plan yet, otherwise the pages that are wanting. */
async function* answers(
  telling: ModelWork,
  commission: Commission,
  draft: Draft,
  plan: ModelPlan | undefined,
  ref: ModelRef,
  standIn: string,
): AsyncGenerator<Step> {
  const { desk, patience, breaker } = telling;
  const question = questionFor(commission, draft, plan, standIn);
  const wanted = plan ? draft.wanted() : undefined;
  // Steps are given while the call runs, and a call may be made again: a queue stands between the two.
  const queue = new Queue<Step>();
  let known = plan;
  const once = async () => {
    draft.begin(wanted);
    let got = 0;
    try {
      for await (const reading of streamReply(question, { ref, ...telling })) {
        const refusal = known ? undefined : refusalIn(reading, commission.prompt);
        if (refusal) throw new WishRefusedError(refusal);
        const isPlanned = question.purpose === 'plan' ? reading.whole : reading.planned;
        if (!known && isPlanned) known = offerPlan(commission, reading, standIn, ref, queue);
        if (!known || question.purpose === 'plan') continue;
        got = pagesIn(reading).length;
        await offerPages(telling, commission, draft, reading, queue);
      }
    } catch (error) {
      if (error instanceof WishRefusedError) throw error;
      const failure = failureOf(error);
      // What came of it is kept: the rest is asked for in other words instead of all of it in the same.
      if ((got > 0 || known !== plan) && failure.mayPass) return;
      throw failure;
    }
    if (!known) throw new ModelFailure('broken', 'no plan that can be used');
    if (got === 0 && question.purpose !== 'plan') throw new ModelFailure('broken', 'no pages');
  };
  const work = ask({ model: nameOf(ref), desk, breaker, timeLeft: () => timeLeft(desk, patience), once });
  yield* queue.until(work);
}

function questionFor(
  commission: Commission,
  draft: Draft,
  plan: ModelPlan | undefined,
  standIn: string,
): TextQuestion {
  const { ageBand, heroName } = commission;
  if (!plan) {
    return PLANS_FIRST.has(ageBand)
      ? { purpose: 'plan', system: SYSTEM_V1, ask: askPlanV1(commission, standIn), shape: planShape(ageBand) }
      : {
          purpose: 'story',
          system: SYSTEM_V1,
          ask: askStoryV1(commission, standIn),
          shape: storyShape(ageBand),
        };
  }
  const { pages, faults, words } = draft.missing();
  const shown = (text: string) => text.replaceAll(heroName, standIn);
  const count = pages.filter((page) => page === undefined).length;
  const ask = askPagesV1({
    sheet: sheetV1(commission, standIn),
    heroName: standIn,
    title: shown(plan.title),
    cast: plan.cast.slice(1).map(({ name, looks }) => ({ name, looks: shown(looks) })),
    outline: (plan.outline ?? []).map(shown),
    pages: pages.map((page) => (page === undefined ? undefined : shown(page))),
    faults,
    words,
  });
  return { purpose: 'pages', system: SYSTEM_V1, ask, shape: pagesShape(count) };
}

function offerPlan(
  commission: Commission,
  reading: Reading,
  standIn: string,
  ref: ModelRef,
  queue: Queue<Step>,
): ModelPlan | undefined {
  const plan = planFrom(commission, reading.value, standIn, nameOf(ref));
  if (plan) queue.put({ kind: 'plan', plan });
  return plan;
}

async function offerPages(
  { moderator, patience, desk }: ModelWork,
  commission: Commission,
  draft: Draft,
  reading: Reading,
  queue: Queue<Step>,
): Promise<void> {
  draft.take(pagesIn(reading).slice(0, MOST_PAGES), reading.whole);
  for (let page = draft.next(); page !== undefined; page = draft.next()) {
    const flags = await moderator?.text(page, patience.look, desk.signal);
    if (flags && !pageMayStand(commission.prompt, flags)) draft.refuse();
    else queue.put({ kind: 'page', index: draft.tell() - 1, page: { text: page } });
  }
}
