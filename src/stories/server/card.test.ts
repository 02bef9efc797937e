import { readdir } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { Caller } from '../../../tools/testing/people.ts';
import { withQuickPainter } from '../../../tools/testing/quick-painter.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import { paintCard } from './card-paint.ts';

vi.mock('./card-paint.ts', { spy: true });
const house = testHouse();
const paint = vi.mocked(paintCard);
beforeEach(() => {
  house.easel.studio = withQuickPainter(house.easel.studio);
  paint.mockReset();
});

async function sharedStory() {
  const parent = await richParent(house);
  const { id } = await begin(parent);
  await ended(parent, id);
  await parent.call('PUT', `/api/stories/${id}/share`, {});
  return { parent, id, share: `/api/stories/${id}/share`, card: `/og/story/${id}/card.jpg` };
}

const cardsKept = async (id: string) =>
  (await readdir(house.dataDir, { recursive: true })).filter((file) => file.includes(`cards/${id}-`));

/** Lets the next card be begun and finished when the test says so. */
function slowPaint() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    paint.mockImplementationOnce(async () => {
      resolve();
      await finished;
      return Buffer.from('a card');
    });
  });
  return { begun, finish };
}

it('is painted once for all who ask for it first', async () => {
  const { id, card } = await sharedStory();
  const answers = await Promise.all(Array.from({ length: 40 }, () => new Caller(house).get(card)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(paint).toHaveBeenCalledTimes(1);
  expect(await cardsKept(id)).toHaveLength(1);
});

it('is shown to nobody when the share was revoked while it was painted, and leaves no file', async () => {
  const { parent, id, share, card } = await sharedStory();
  const { begun, finish } = slowPaint();
  const answer = new Caller(house).get(card);
  await begun;
  await parent.call('DELETE', share);
  finish();
  expect((await answer).status).toBe(404);
  expect(await cardsKept(id)).toEqual([]);
});

it('never takes the place of one that was painted later and finished first', async () => {
  const { parent, id, share, card } = await sharedStory();
  const { run } = house.house.database;
  const { begun, finish } = slowPaint();
  const early = new Caller(house).get(card);
  await begun;
  await run('update stories set title = $1', ['Another title']);
  expect((await new Caller(house).get(card)).status).toBe(200);
  const [kept] = await cardsKept(id);
  finish();
  expect((await early).status).toBe(200);
  expect(await cardsKept(id)).toEqual([kept]);
  const { rows } = await run('select card_key from story_shares');
  expect(kept?.endsWith(String(rows[0]?.card_key))).toBe(true);
  await parent.call('DELETE', share);
  expect(await cardsKept(id)).toEqual([]);
});
