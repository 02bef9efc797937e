import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../../../tools/fakes/models/call.ts';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { callProblems } from '../../../../../tools/testing/models/calls.ts';
import {
  FAILURES,
  type Failure,
  markedRequest,
  markerOf,
  nameOf,
} from '../../../../../tools/testing/models/failures.ts';
import { createStory, type Outcome } from '../../../../../tools/testing/models/outcomes.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { buyPack, type Caller, creditsOf, STORY_REQUEST } from '../../../../../tools/testing/users.ts';
import { auditProblems } from '../../../../wallet/server/ledger.ts';

/** Time limit of a story in seconds; a connection without data for a quarter of it is aborted. */
const TIME_LIMIT = 12;
/** Seconds that the embedded writer and painter may need after that on a busy machine. */
const FALLBACK_TIME = 25;
/** How many stories are made at the same time. */
const CONCURRENCY = 6;

const provider = modelProvider();
const testApp = createTestApp(() => openAiSettings(provider.url, { AI_TIME_LIMIT: String(TIME_LIMIT) }));

interface FailedOutcome extends Outcome {
  readonly marker: string;
  /** From the request to the last event. */
  readonly seconds: number;
}
const outcomes = new Map<Failure, FailedOutcome | Error>();
let calls: readonly Call[] = [];
let ledgerProblems: unknown;

// All stories are made before the tests, several at a time; the tests only check the outcomes.
beforeAll(async () => {
  await provider.reset();
  // The text takes a moment, so that pages are sent before the connection stalls.
  await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
  const queue = FAILURES.map((failure, n) => ({ failure, marker: markerOf(n) }));
  const worker = async () => {
    const parent = await parentWithCredits(testApp, 12);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { failure, marker } = next;
      if ((await creditsOf(parent)) < 1) await buyPack(parent, 'family');
      outcomes.set(failure, await createWith(parent, failure, marker).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  calls = await provider.calls();
  ledgerProblems = await auditProblems(testApp.app.database.db);
}, 180_000);

async function createWith(
  parent: Caller,
  { text, picture, often }: Failure,
  marker: string,
): Promise<FailedOutcome> {
  const repeat = often === 'always' ? { always: true } : {};
  await provider.fault({ match: { kind: 'text', contains: marker }, fault: text, ...repeat });
  if (picture)
    await provider.fault({ match: { kind: ['image', 'edit'], contains: marker }, fault: picture, ...repeat });
  const start = Date.now();
  const outcome = await createStory(parent, markedRequest(marker));
  return { ...outcome, marker, seconds: (Date.now() - start) / 1000 };
}

function outcomeOf(failure: Failure): FailedOutcome & { readonly calls: readonly Call[] } {
  const outcome = outcomes.get(failure);
  if (outcome instanceof Error) throw outcome;
  if (!outcome) throw new Error('this story was never made');
  return { ...outcome, calls: calls.filter((call) => JSON.stringify(call.body).includes(outcome.marker)) };
}

describe('a story with a provider that misbehaves', () => {
  it.each(FAILURES.map((failure) => [nameOf(failure), failure] as const))(
    'ends a story as expected when the provider misbehaves: %s',
    (_name, failure) => {
      const { status, story, problems, calls, seconds } = outcomeOf(failure);
      expect([...problems, ...callProblems(calls)].join('; ')).toBe('');
      const met = calls.flatMap((call) => call.fault?.kind ?? []);
      expect(met).toEqual(
        expect.arrayContaining([failure.text.kind, ...(failure.picture ? [failure.picture.kind] : [])]),
      );
      expect(seconds).toBeLessThan(TIME_LIMIT + FALLBACK_TIME);
      if (failure.often === 'once' || failure.writer !== 'either') expect(status).toBe('ready');
      if (status !== 'ready' || failure.writer === 'either') return;
      expect(String(story.writtenBy)).toContain(failure.writer === 'model' ? 'gpt-5-mini' : 'embedded');
    },
  );

  it('leaves the ledger without problems after every failure', () => expect(ledgerProblems).toEqual([]));
});

describe('moderation that does not answer', () => {
  it.each(['server_error', 'hang', 'html'] as const)(
    'answers with a story or a refusal, never with a 5xx, when moderation fails: %s',
    async (kind) => {
      await provider.clearFaults();
      await provider.fault({ match: { kind: 'moderation' }, fault: { kind }, always: true });
      const parent = await parentWithCredits(testApp, 1);
      const answer = await parent.post('/api/stories/generate', STORY_REQUEST);
      await provider.clearFaults();
      expect(answer.status).toBeLessThan(500);
      expect(await creditsOf(parent)).toBe(answer.body.story?.status ? 0 : 1);
    },
  );
});
