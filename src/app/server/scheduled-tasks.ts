import type { Accounts } from '../../accounts/server/accounts.ts';
import type { Billing } from '../../billing/server/billing.ts';
import type { PaymentGateway } from '../../billing/server/provider/payment-gateway.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/server/clock.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Stories } from '../../stories/server/stories.ts';

/** Starts the scheduled tasks; each is safe to run on several replicas at once. */
export function startScheduledTasks(
  features: { accounts: Accounts; paymentGateway: PaymentGateway; billing: Billing; stories: Stories },
  log: Log,
  /** For a database that does not update its own statistics. */
  analyze?: () => Promise<unknown>,
): { stop(): void } {
  const every = (milliseconds: number, name: string, task: () => Promise<void>) => {
    let running = false;
    const timer = setInterval(() => {
      if (running) return;
      running = true;
      task()
        .catch((error: unknown) => log.error({ task: name, err: error }, 'a scheduled task failed'))
        .finally(() => {
          running = false;
        });
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [
    every(5 * SECOND, 'sweep stories', features.stories.sweep),
    every(30 * SECOND, 'paint missing pictures', features.stories.sweepPictures),
    every(MINUTE, 'sandbox renewals', features.paymentGateway.runDue),
    every(MINUTE, 'reconcile payments', features.billing.reconcile),
    every(HOUR, 'purge accounts', features.accounts.purge),
    every(HOUR, 'purge payment events', features.billing.purge),
    // Without statistics the embedded database plans as if every table were small.
    ...(analyze ? [every(HOUR, 'table statistics', async () => void (await analyze()))] : []),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
