import { type BenchApp, openBenchApp } from './admin-app.ts';
import { type Amounts, fill } from './admin-fill.ts';

/**
 * Measures whether the admin's tables stay fast with a large database: `npm run bench:admin`. It queries a small and a
 * large embedded database in temporary folders in turn; responses are complete ones, over HTTP without a network.
 * `SIZE=0.1` makes the large one smaller, `ONLY=stories,reports` queries only these tables.
 */
const TURNS = Number(process.env.TURNS ?? 4);
const [WARM_UP, ROUNDS] = [3, 12];
const PAGE = 50;
/** Upper limits: the time of a first page, large to small database, and the time of a poll, as a share of a full page. */
const [MAX_RATIO, MAX_POLL_SHARE] = [1.2, 0.25];

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
  `first pages of ${PAGE}, median of ${TURNS * ROUNDS}, in milliseconds: small → large, and the share that a 304 takes of a full one`,
);
let exceeded = 0;
const only = process.env.ONLY?.split(',');
for (const [table, queries] of Object.entries(LISTS)) {
  if (only && !only.includes(table)) continue;
  let plain: number | undefined;
  for (const query of queries) {
    const address = `/api/admin/${table}${query ? `?${query}` : ''}`;
    const { few: measured, many, poll, status } = await compare(address);
    const shown = [await rowsOf(small, address), await rowsOf(large, address)];
    plain ??= many;
    // The small database has less than a page of rare rows: then the baseline is the large one's page without a filter.
    const few = shown[0] === shown[1] ? measured : plain;
    // Likewise, the baseline of a poll is never a response with few rows.
    const full = shown[1] === PAGE ? many : Math.max(plain, many);
    const [ratio, share] = [many / few, poll / full];
    const isSlow = ratio > MAX_RATIO;
    const isPollSlow = share > MAX_POLL_SHARE;
    if (isSlow || isPollSlow) exceeded += 1;
    console.log(
      `${address.slice('/api/admin/'.length).padEnd(44)} ${few.toFixed(1).padStart(6)} → ${many.toFixed(1).padStart(6)}`,
      ` × ${ratio.toFixed(2)}  ${status}: ${poll.toFixed(2)} ms, ${share.toFixed(2)}  ${shown[0]} and ${shown[1]} rows${isSlow ? '  SLOWER' : ''}${isPollSlow ? '  SLOW POLL' : ''}`,
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
    `${address.slice('/api/admin/'.length).padEnd(44)} large: ${first.toFixed(0)} ms, again ${(await time(large, address)).toFixed(1)} ms`,
  );
}
console.log(exceeded ? `${exceeded} of these exceed their limit` : 'all within their limits');
await small.close();
await large.close();

async function filled(amounts: Amounts): Promise<BenchApp> {
  const testApp = await openBenchApp();
  const from = performance.now();
  await fill(testApp, amounts);
  console.log(
    `filled with ${amounts.stories} stories in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  );
  return testApp;
}

/**
 * The median times of full responses of both databases, and of a poll without changes. Requests alternate, since the
 * speed of a machine varies, and repeat within a turn, since a poll benefits from caches that the last poll filled.
 */
async function compare(address: string) {
  let [known, status] = ['', 0];
  const requests = {
    few: () => time(small, address),
    many: () => time(large, address),
    poll: () =>
      time(large, address, known, (received) => {
        status = received;
      }),
  };
  const times: Record<keyof typeof requests, number[]> = { few: [], many: [], poll: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Scheduled tasks of the app may change a list.
    known = (await large.request(address)).etag;
    for (const kind of ['few', 'many', 'poll'] as const) {
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const took = await requests[kind]();
        if (round >= WARM_UP) times[kind].push(took);
      }
    }
  }
  return { few: median(times.few), many: median(times.many), poll: median(times.poll), status };
}

async function rowsOf(testApp: BenchApp, address: string): Promise<number> {
  const rows: unknown[] = JSON.parse((await testApp.request(address)).body());
  return rows.length;
}

async function time(
  testApp: BenchApp,
  address: string,
  ifNoneMatch?: string,
  onStatus?: (status: number) => void,
): Promise<number> {
  const from = performance.now();
  const { status } = await testApp.request(address, ifNoneMatch);
  const took = performance.now() - from;
  if (status !== 200 && status !== 304) throw new Error(`${address} answered ${status}`);
  onStatus?.(status);
  return took;
}

function median(times: number[] | undefined): number {
  return times?.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
