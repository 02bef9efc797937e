import { findPerson } from '../../src/accounts/server/people.ts';
import { post } from '../../src/wallet/server/ledger.ts';
import { eventually } from './eventually.ts';
import type { TestHouse } from './house.ts';
import { type Caller, type Loose, newParent, WISH } from './people.ts';

/** A parent with credits to spend, given and not bought: buying has tests of its own. */
export async function richParent(house: TestHouse, credits = 5) {
  const parent = await newParent(house);
  const { db } = house.house.database;
  const person = await findPerson(db, { email: parent.email });
  if (!person) throw new Error('the new parent has gone');
  const gift = { kind: 'admin', delta: credits, fact: `admin:gift-${person.id}`, reason: 'a gift' } as const;
  await db.transaction((tx) => post(tx, { userId: person.id, ...gift }, new Date()));
  return parent;
}

/** Asks for a story without waiting for it. */
export async function begin(parent: Caller, wish: object = WISH, headers: Record<string, string> = {}) {
  const { status, body } = await parent.post('/api/stories/generate', wish, {
    prefer: 'respond-async',
    ...headers,
  });
  return { status, id: String(body.story?.id), body };
}

/** Waits until the story has ended. */
export const ended = (parent: Caller, id: string): Promise<Loose> =>
  eventually(async () => {
    const { body } = await parent.get(`/api/stories/${id}`);
    return String(body.status) === 'making' ? undefined : body;
  }, 'the end of a story');

/** The whole event stream of a story, as it is told. */
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
