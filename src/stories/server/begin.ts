import { holdPerson } from '../../accounts/server/people.ts';
import { stories } from '../../database/schema/stories.ts';
import type { HelpLine } from '../../platform/contract.ts';
import { later, MINUTE } from '../../platform/server/clock.ts';
import type { Tx } from '../../platform/server/db.ts';
import { AppError } from '../../platform/server/errors.ts';
import { once } from '../../platform/server/idempotency.ts';
import { STORY_COST } from '../../wallet/contract.ts';
import { hold } from '../../wallet/server/ledger.ts';
import type { CreationRequest } from '../contract.ts';
import { childNamed } from './children-names.ts';
import { record } from './events.ts';
import { MAKING_QUEUE, type StoryParts } from './parts.ts';
import { studioRequest } from './wish.ts';

/** Longest that a credit is laid aside without a word from the story's maker. */
export const HOLD_FOR = 5 * MINUTE;

export interface Begun {
  readonly storyId: string;
  readonly creditsRemaining: number;
  readonly helpLines: readonly HelpLine[] | undefined;
}

/**
 * Admits a wish, lays its credit aside, writes the story down and puts it in the queue: all of it or nothing.
 * @throws STORY_REFUSED with a kind reason, INSUFFICIENT_CREDITS, CONFLICT for a key used for another wish,
 * UNAUTHENTICATED when the account was erased meanwhile.
 */
export async function beginStory(
  parts: StoryParts,
  userId: string,
  wish: CreationRequest,
  key: string | undefined,
): Promise<Begun> {
  const { db, clock, seal, jobs, studio } = parts;
  const use = { userId, operation: 'generate', key, body: wish };
  const admitted = async (storyId: string) => {
    const admission = await studio.admit(studioRequest(wish, storyId));
    if (admission.ok) return admission;
    const { sentence, suggestion, helpLines: lines } = admission.refusal;
    throw new AppError('STORY_REFUSED', `${sentence} ${suggestion}`, { helpLines: lines });
  };
  const begin = async (tx: Tx, storyId: string, admission: Awaited<ReturnType<typeof admitted>>) => {
    // Admitting takes its time, and a story of somebody who has gone would never be erased.
    await holdPerson(tx, userId);
    const { commission } = admission;
    const now = clock.now();
    await tx.insert(stories).values({
      id: storyId,
      userId,
      childId: await childNamed(tx, parts, userId, wish.childName),
      requestSealed: seal.close(JSON.stringify(wish), storyId),
      commissionSealed: seal.close(JSON.stringify(commission), storyId),
      ageBand: wish.targetAgeGroup,
      structure: wish.storyStructure,
      theme: commission.theme,
      beatAt: now,
      createdAt: now,
    });
    const { balance } = await hold(
      tx,
      { userId, storyId, amount: STORY_COST, expiresAt: later(now, HOLD_FOR) },
      now,
    );
    await record(tx, storyId, 'stage', { stage: 'crafting' });
    await jobs.enqueue(tx, MAKING_QUEUE, { storyId });
    return { creditsRemaining: Math.max(0, balance), helpLines: admission.helpLines };
  };
  const first = await once(db, use, clock.now(), begin, admitted);
  if (first.isNew) jobs.wake(MAKING_QUEUE);
  const { creditsRemaining, helpLines } = first.remembered as Omit<Begun, 'storyId'>;
  return { storyId: first.subjectId, creditsRemaining, helpLines };
}
