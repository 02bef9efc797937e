import { holdUser } from '../../../accounts/server/users.ts';
import type { HelpLine } from '../../../platform/contract.ts';
import { later, MINUTE } from '../../../platform/server/clock.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { AppError } from '../../../platform/server/http/errors.ts';
import { withIdempotencyKey } from '../../../platform/server/idempotency/with-idempotency-key.ts';
import { STORY_COST } from '../../../wallet/contract.ts';
import { hold } from '../../../wallet/server/ledger.ts';
import { childNamed } from '../../story/server/children-names.ts';
import { MAKING_QUEUE, type StoryDeps } from '../../story/server/deps.ts';
import { record } from '../../story/server/events.ts';
import { stories } from '../../story/server/schema.ts';
import type { CreationRequest } from '../contract.ts';
import { studioRequest } from './studio-request.ts';
import { tellingsHad } from './tellings-had.ts';

/** How long a credit is held without a heartbeat of the story's lease. */
export const HOLD_DURATION = 5 * MINUTE;

export interface StartedStory {
  readonly storyId: string;
  readonly creditsRemaining: number;
  readonly helpLines: readonly HelpLine[] | undefined;
  /** What the parent should know while the story is made, and may cancel it for. */
  readonly warning: string | undefined;
}

const UNCLEAR =
  'We understood little of what you wrote, so this story is just for fun. If you cancel it, you get your credit back.';

/**
 * Admits a request, then holds a credit, stores the story and queues it in one transaction.
 * @throws STORY_REFUSED with a kind reason, INSUFFICIENT_CREDITS, CONFLICT for a key that was used with another
 * request, UNAUTHENTICATED when the account was erased meanwhile.
 */
export async function beginStory(
  deps: StoryDeps,
  userId: string,
  storyRequest: CreationRequest,
  key: string | undefined,
): Promise<StartedStory> {
  const { db, clock, encryption, jobs, studio } = deps;
  const use = { userId, operation: 'generate', key, body: storyRequest };
  const admitted = async (storyId: string) => {
    const admission = await studio.admit(studioRequest(storyRequest, storyId, await tellingsHad(db, userId)));
    if (admission.ok) return admission;
    const { sentence, suggestion, helpLines: lines } = admission.refusal;
    throw new AppError('STORY_REFUSED', `${sentence} ${suggestion}`, { helpLines: lines });
  };
  const begin = async (tx: Tx, storyId: string, admission: Awaited<ReturnType<typeof admitted>>) => {
    // Admission takes time: the account may be erased by now, and its erasure would miss this story.
    await holdUser(tx, userId);
    const { commission } = admission;
    const now = clock.now();
    await tx.insert(stories).values({
      id: storyId,
      userId,
      childId: await childNamed(tx, deps, userId, storyRequest.childName),
      requestEncrypted: encryption.encrypt(JSON.stringify(storyRequest), storyId),
      commissionEncrypted: encryption.encrypt(JSON.stringify(commission), storyId),
      ageBand: storyRequest.targetAgeGroup,
      structure: storyRequest.storyStructure,
      theme: commission.theme,
      heartbeatAt: now,
      createdAt: now,
    });
    const { balance } = await hold(
      tx,
      { userId, storyId, amount: STORY_COST, expiresAt: later(now, HOLD_DURATION) },
      now,
    );
    await record(tx, storyId, 'stage', { stage: 'crafting' });
    await jobs.enqueue(tx, MAKING_QUEUE, { storyId });
    // Models read the prompt themselves; the embedded storyteller tells something lovely.
    const isUnclear =
      studio.isEmbedded && !storyRequest.understanding && commission.understanding?.shape === undefined;
    return {
      creditsRemaining: Math.max(0, balance),
      helpLines: admission.helpLines,
      ...(isUnclear ? { warning: UNCLEAR } : {}),
    };
  };
  const first = await withIdempotencyKey(db, use, clock.now(), begin, admitted);
  if (first.isNew) jobs.wake(MAKING_QUEUE);
  const { creditsRemaining, helpLines, warning } = first.remembered as Omit<StartedStory, 'storyId'>;
  return { storyId: first.subjectId, creditsRemaining, helpLines, warning };
}
