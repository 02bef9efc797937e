import type { User } from '../../accounts/contract.ts';
import { askUser, recheckUser } from '../../accounts/web/session.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { creditLedger, payments, subscriptionStatus } from '../contract.ts';

const AGREE_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 1000;

/** Whatever is in view of plan, payments and ledger is asked for again. */
export async function refreshBilling(): Promise<void> {
  await Promise.all(
    [subscriptionStatus, payments, creditLedger].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

/** Asks the server for the parent, the plan and the payments: something may have happened that nobody told us of. */
export async function lookAgain(): Promise<void> {
  await Promise.all([recheckUser(), refreshBilling()]);
}

/** Waits until the server says so too, so that what is in view is never wishful for long. */
export async function untilServerAgrees(agrees: (user: User) => boolean): Promise<void> {
  const until = Date.now() + AGREE_WITHIN_MS;
  while (Date.now() < until) {
    const user = await askUser();
    if (user && agrees(user)) break;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  await lookAgain();
}
