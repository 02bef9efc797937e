import { type Amounts, fill } from './admin-fill.ts';
import { type BenchHouse, openBenchHouse } from './admin-house.ts';

/**
 * Whether the admin's tables stay quick in a large house: `npm run bench:admin`. Two embedded databases in temporary
 * folders, a small and a large one, asked in turn; the answers are whole ones, over HTTP without a network.
 * `SIZE=0.1` makes the large one smaller, `ONLY=stories,reports` asks only for these tables.
 */
const TURNS = Number(process.env.TURNS ?? 4);
const [WARM_UP, ROUNDS] = [3, 12];
const PAGE = 50;
/** A first page of a large house may take this much longer than one of a small house, and a poll this part of it. */
const [RATIO_MOST, POLL_MOST] = [1.2, 0.25];

const SIZE = Number(process.env.SIZE ?? 1);
const FEW: Amounts = { users: 100, stories: 100, transactions: 100, reports: 100, activities: 100 };
const MANY: Amounts = {
  users: 100_000 * SIZE,
  stories: 200_000 * SIZE,
  transactions: 100_000 * SIZE,
  reports: 20_000 * SIZE,
  activities: 50_000 * SIZE,
};

const small = await filled(FEW);
const large = await filled(MANY);

const LISTS: Record<string, readonly string[]> = {
  users: [
    ...['newest', 'oldest', 'name', 'credits'].map((sort) => `sort=${sort}`),
    ...['premium', 'pending', 'payg', 'deleted'].map((filter) => `filter=${filter}`),
  ],
  stories: [
    ...['', 'words=false', 'words=false&sort=oldest'],
    ...['ready', 'making', 'failed', 'cancelled', 'favorites'].map(
      (filter) => `words=false&filter=${filter}`,
    ),
  ],
  reports: ['', ...['open', 'in_progress', 'resolved'].map((filter) => `filter=${filter}`)],
  transactions: [
    '',
    ...['credit_purchase', 'premium_subscription', 'refund', 'credit_adjustment'].map(
      (type) => `type=${type}`,
    ),
    ...['completed', 'pending', 'failed', 'canceled'].map((status) => `status=${status}`),
  ],
  activities: ['', 'action=user_delete', 'action=credit_adjust'],
};

console.log(
  `first pages of ${PAGE}, median of ${TURNS * ROUNDS}, in milliseconds: small → large, and what a 304 takes of a full one`,
);
let missed = 0;
const only = process.env.ONLY?.split(',');
for (const [table, queries] of Object.entries(LISTS)) {
  if (only && !only.includes(table)) continue;
  let plain: number | undefined;
  for (const query of queries) {
    const address = `/api/admin/${table}${query ? `?${query}` : ''}`;
    const { few: alike, many, poll, status } = await compare(address);
    const shown = [await rowsOf(small, address), await rowsOf(large, address)];
    plain ??= many;
    // A small house has less than a page of what is rare: then the large one's own plain page is what it is held against.
    const few = shown[0] === shown[1] ? alike : plain;
    // Nor does it make sense to hold a poll against an answer with nothing in it.
    const full = shown[1] === PAGE ? many : Math.max(plain, many);
    const [ratio, share] = [many / few, poll / full];
    const isSlow = ratio > RATIO_MOST;
    const isDear = share > POLL_MOST;
    if (isSlow || isDear) missed += 1;
    console.log(
      `${address.slice('/api/admin/'.length).padEnd(44)} ${few.toFixed(1).padStart(6)} → ${many.toFixed(1).padStart(6)}`,
      ` × ${ratio.toFixed(2)}  ${status}: ${poll.toFixed(2)} ms, ${share.toFixed(2)}  ${shown[0]} and ${shown[1]} rows${isSlow ? '  SLOWER' : ''}${isDear ? '  DEAR POLL' : ''}`,
    );
  }
}
for (const address of [
  '/api/admin/totals',
  '/api/admin/overview',
  '/api/admin/users?q=parent99',
  '/api/admin/stories?q=parent99&words=false',
  '/api/admin/transactions?q=parent99',
]) {
  const first = await time(large, address);
  console.log(
    `${address.slice('/api/admin/'.length).padEnd(44)} large house: ${first.toFixed(0)} ms, again ${(await time(large, address)).toFixed(1)} ms`,
  );
}
console.log(missed ? `${missed} of these missed their mark` : 'all within their marks');
await small.close();
await large.close();

async function filled(amounts: Amounts): Promise<BenchHouse> {
  const house = await openBenchHouse();
  const from = performance.now();
  await fill(house, amounts);
  console.log(
    `filled with ${amounts.stories} stories in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  );
  return house;
}

/**
 * The medians of whole answers of both houses, and of a poll that finds nothing new. Asked in turns, since a machine is
 * not equally fast all the time, and several times in a turn, since whoever polls finds the house as the last poll left it.
 */
async function compare(address: string) {
  let [known, status] = ['', 0];
  const asks = {
    few: () => time(small, address),
    many: () => time(large, address),
    poll: () =>
      time(large, address, known, (told) => {
        status = told;
      }),
  };
  const times: Record<keyof typeof asks, number[]> = { few: [], many: [], poll: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // A house has chores of its own, after which a list is another.
    known = (await large.ask(address)).etag;
    for (const kind of ['few', 'many', 'poll'] as const) {
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const took = await asks[kind]();
        if (round >= WARM_UP) times[kind].push(took);
      }
    }
  }
  return { few: median(times.few), many: median(times.many), poll: median(times.poll), status };
}

async function rowsOf(house: BenchHouse, address: string): Promise<number> {
  const rows: unknown[] = JSON.parse((await house.ask(address)).body());
  return rows.length;
}

async function time(
  house: BenchHouse,
  address: string,
  ifNoneMatch?: string,
  tell?: (status: number) => void,
): Promise<number> {
  const from = performance.now();
  const { status } = await house.ask(address, ifNoneMatch);
  const took = performance.now() - from;
  if (status !== 200 && status !== 304) throw new Error(`${address} answered ${status}`);
  tell?.(status);
  return took;
}

function median(times: number[] | undefined): number {
  return times?.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
