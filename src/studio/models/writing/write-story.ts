import { isPageAllowed } from '../../admit/verdict.ts';
import type { Commission } from '../../admit.ts';
import { EMBEDDED, type StoryPage } from '../../contract.ts';
import { textOf } from '../../embedded.ts';
import { PromptRefusedError, type Step, type StoryProgress } from '../../generation-context.ts';
import { failureOf, ModelFailure } from '../calls/failure.ts';
import { callWithRetries } from '../calls/retry.ts';
import { timeLeft } from '../calls/timeouts.ts';
import type { ModelWork } from '../model-context.ts';
import { pagesPromptV1 } from '../prompts/pages.v1.ts';
import { planPromptV1, storyFactsV1, storyPromptV1 } from '../prompts/story.v1.ts';
import { SYSTEM_V1 } from '../prompts/system.v1.ts';
import { type ModelRef, nameOf } from '../providers/settings.ts';
import { standInFor } from '../stand-in.ts';
import { Draft } from './draft.ts';
import { type ModelPlan, planFrom } from './plan.ts';
import { Queue } from './queue.ts';
import { pagesIn, type Reading } from './reply.ts';
import { MOST_PAGES, PLANS_FIRST, pagesShape, planShape, storyShape } from './shape.ts';
import { refusalIn } from './unsuitable.ts';
import { streamReply, type TextRequest } from './write-call.ts';

/** Most requests to each model without progress after the first one. */
const MAX_FRUITLESS = 2;

/**
 * Writes a story with the models of the settings, trying the next one when one fails. Pages are yielded as soon as they
 * pass the checks; rejected pages are requested again. Ends with the text, or without it when no model could finish the
 * story; the steps yielded until then remain valid.
 * @throws PromptRefusedError when a model marks the prompt as unsafe
 */
export async function* writeByModels(
  deps: ModelWork,
  commission: Commission,
  progress: StoryProgress,
): AsyncGenerator<Step> {
  const standIn = standInFor(commission);
  let plan = progress.plan as ModelPlan | undefined;
  const draft = new Draft(commission, standIn, progress.pages);
  let writtenBy = plan?.plannedBy ?? EMBEDDED;
  for (const ref of deps.settings.text) {
    if (deps.context.signal.aborted) return;
    if (!draft.isWhole) writtenBy = nameOf(ref);
    try {
      for (let fruitless = 0; !draft.isWhole && fruitless <= MAX_FRUITLESS; ) {
        const [planBefore, writtenBefore] = [plan, draft.released.length];
        for await (const step of runRequest(deps, commission, draft, plan, ref, standIn)) {
          if (step.kind === 'plan') plan = step.plan as ModelPlan;
          yield step;
        }
        if (plan === planBefore && draft.released.length === writtenBefore) fruitless += 1;
      }
    } catch (error) {
      if (error instanceof PromptRefusedError) throw error;
      const failure = failureOf(error);
      if (failure.kind === 'ended' || failure.kind === 'spent') return;
    }
    if (draft.isWhole && plan) {
      const pages = draft.released.map((text): StoryPage => ({ text }));
      yield { kind: 'text', text: textOf(plan, pages, writtenBy) };
      return;
    }
  }
}

/** Makes one request and yields its steps: for the whole story or plan when there is no plan yet, else for the missing pages. */
async function* runRequest(
  deps: ModelWork,
  commission: Commission,
  draft: Draft,
  plan: ModelPlan | undefined,
  ref: ModelRef,
  standIn: string,
): AsyncGenerator<Step> {
  const { context, timeouts, breaker } = deps;
  const request = requestFor(commission, draft, plan, standIn);
  const wanted = plan ? draft.wanted() : undefined;
  // The queue decouples the steps from the call, which may be retried while they are consumed.
  const queue = new Queue<Step>();
  let known = plan;
  const call = async () => {
    draft.begin(wanted);
    let received = 0;
    try {
      for await (const reading of streamReply(request, { ref, ...deps })) {
        const refusal = known ? undefined : refusalIn(reading, commission.prompt);
        if (refusal) throw new PromptRefusedError(refusal);
        const isPlanned = request.purpose === 'plan' ? reading.whole : reading.planned;
        if (!known && isPlanned) known = offerPlan(commission, reading, standIn, ref, queue);
        if (!known || request.purpose === 'plan') continue;
        received = pagesIn(reading).length;
        await offerPages(deps, commission, draft, reading, queue);
      }
    } catch (error) {
      if (error instanceof PromptRefusedError) throw error;
      const failure = failureOf(error);
      // With partial results the missing pages are requested, and the same request is not retried.
      if ((received > 0 || known !== plan) && failure.isRetryable) return;
      throw failure;
    }
    if (!known) throw new ModelFailure('broken', 'no plan that can be used');
    if (received === 0 && request.purpose !== 'plan') throw new ModelFailure('broken', 'no pages');
  };
  const work = callWithRetries({
    model: nameOf(ref),
    context,
    breaker,
    timeLeft: () => timeLeft(context, timeouts),
    call,
  });
  yield* queue.until(work);
}

function requestFor(
  commission: Commission,
  draft: Draft,
  plan: ModelPlan | undefined,
  standIn: string,
): TextRequest {
  const { ageBand, heroName } = commission;
  if (!plan) {
    return PLANS_FIRST.has(ageBand)
      ? {
          purpose: 'plan',
          system: SYSTEM_V1,
          prompt: planPromptV1(commission, standIn),
          shape: planShape(ageBand),
        }
      : {
          purpose: 'story',
          system: SYSTEM_V1,
          prompt: storyPromptV1(commission, standIn),
          shape: storyShape(ageBand),
        };
  }
  const { pages, rejections, words } = draft.missing();
  const withStandIn = (text: string) => text.replaceAll(heroName, standIn);
  const count = pages.filter((page) => page === undefined).length;
  const prompt = pagesPromptV1({
    storyFacts: storyFactsV1(commission, standIn),
    heroName: standIn,
    title: withStandIn(plan.title),
    cast: plan.cast.slice(1).map(({ name, looks }) => ({ name, looks: withStandIn(looks) })),
    outline: (plan.outline ?? []).map(withStandIn),
    pages: pages.map((page) => (page === undefined ? undefined : withStandIn(page))),
    rejections,
    words,
  });
  return { purpose: 'pages', system: SYSTEM_V1, prompt, shape: pagesShape(count) };
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
  { moderator, timeouts, context }: ModelWork,
  commission: Commission,
  draft: Draft,
  reading: Reading,
  queue: Queue<Step>,
): Promise<void> {
  draft.take(pagesIn(reading).slice(0, MOST_PAGES), reading.whole);
  for (let page = draft.next(); page !== undefined; page = draft.next()) {
    const flags = await moderator?.text(page, timeouts.moderation, context.signal);
    if (flags && !isPageAllowed(commission.prompt, flags)) draft.refuse();
    else queue.put({ kind: 'page', index: draft.release() - 1, page: { text: page } });
  }
}
