import type { Accounts } from '../../accounts/server/accounts.ts';
import type { Billing } from '../../billing/server/billing.ts';
import type { Counter } from '../../billing/server/counter.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/server/clock.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Stories } from '../../stories/server/stories.ts';

/** What has to be looked after again and again, each safe to run on several replicas at once. */
export function startChores(
  features: { accounts: Accounts; counter: Counter; billing: Billing; stories: Stories },
  log: Log,
  /** For a database that does not look after its own statistics. */
  analyze?: () => Promise<unknown>,
): { stop(): void } {
  const every = (milliseconds: number, name: string, chore: () => Promise<void>) => {
    let running = false;
    const timer = setInterval(() => {
      if (running) return;
      running = true;
      chore()
        .catch((error: unknown) => log.error({ chore: name, err: error }, 'a chore failed'))
        .finally(() => {
          running = false;
        });
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [
    every(5 * SECOND, 'sweep stories', features.stories.sweep),
    every(MINUTE, 'sandbox renewals', features.counter.runDue),
    every(MINUTE, 'reconcile payments', features.billing.reconcile),
    every(HOUR, 'purge accounts', features.accounts.purge),
    every(HOUR, 'purge payment events', features.billing.purge),
    // Without them the embedded database plans as if every table were small.
    ...(analyze ? [every(HOUR, 'table statistics', async () => void (await analyze()))] : []),
  ];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
