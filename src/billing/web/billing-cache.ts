import type { User } from '../../accounts/contract.ts';
import { fetchMe, refetchUser } from '../../accounts/web/session.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { creditLedger, payments, subscriptionStatus } from '../contract.ts';

const SYNC_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 1000;

/** Refetches plan, payments and ledger where they are shown. */
export async function refreshBilling(): Promise<void> {
  await Promise.all(
    [subscriptionStatus, payments, creditLedger].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

/** Refetches the user, the plan and the payments, in case they changed on the server. */
export async function refetchAccount(): Promise<void> {
  await Promise.all([refetchUser(), refreshBilling()]);
}

/** Polls until the server returns the expected state, so that optimistic updates are not shown for long. */
export async function pollUntilSynced(isSynced: (user: User) => boolean): Promise<void> {
  const until = Date.now() + SYNC_TIMEOUT_MS;
  while (Date.now() < until) {
    const user = await fetchMe();
    if (user && isSynced(user)) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  await refetchAccount();
}
