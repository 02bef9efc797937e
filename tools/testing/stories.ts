import { findUser } from '../../src/accounts/server/users.ts';
import { post } from '../../src/wallet/server/ledger.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import { type Caller, type Loose, newParent, STORY_REQUEST } from './users.ts';

/** A parent with credits that were granted, not bought: buying has tests of its own. */
export async function parentWithCredits(testApp: TestApp, credits = 5) {
  const parent = await newParent(testApp);
  const { db } = testApp.app.database;
  const user = await findUser(db, { email: parent.email });
  if (!user) throw new Error('the new parent does not exist');
  const gift = { kind: 'admin', delta: credits, fact: `admin:gift-${user.id}`, reason: 'a gift' } as const;
  await db.transaction((tx) => post(tx, { userId: user.id, ...gift }, new Date()));
  return parent;
}

/** Requests a story without waiting for it. */
export async function begin(
  parent: Caller,
  storyRequest: object = STORY_REQUEST,
  headers: Record<string, string> = {},
) {
  const { status, body } = await parent.post('/api/stories/generate', storyRequest, {
    prefer: 'respond-async',
    ...headers,
  });
  return { status, id: String(body.story?.id), body };
}

/** Waits until the story is ready or has failed. */
export const ended = (parent: Caller, id: string): Promise<Loose> =>
  eventually(async () => {
    const { body } = await parent.get(`/api/stories/${id}`);
    return String(body.status) === 'making' ? undefined : body;
  }, 'the end of a story');

/** All events of a story's stream, read to its end. */
export async function eventsOf(parent: Caller, id: string, lastEventId?: number) {
  const { body } = await parent.get(
    `/api/stories/${id}/events`,
    lastEventId ? { 'last-event-id': String(lastEventId) } : {},
  );
  return String(body.text)
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) as Loose };
    });
}
