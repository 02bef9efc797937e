import { and, eq, isNotNull } from 'drizzle-orm';
import { jsonFile, type UserData } from '../../accounts/server/user-data.ts';
import type { BillingDeps } from './deps.ts';
import { everyPaymentOf, ledgerOf } from './payments/history.ts';
import { endAtProvider } from './premium/ending.ts';
import { leavePremium } from './premium/plan-changes.ts';
import { statusOf } from './premium/status.ts';
import { billingCustomers, subscriptions } from './schema.ts';

/**
 * A parent's payments and credits, for the data export. They are retained without a name, as tax law requires. Erasing
 * ends premium and deletes the customer at the provider.
 */
export function billingUserData(deps: BillingDeps): UserData {
  return {
    async *collect(userId) {
      const credits = [];
      let before: number | undefined;
      do {
        const { lines, next } = await ledgerOf(deps, userId, before);
        credits.push(...lines);
        before = next ?? undefined;
      } while (before !== undefined);
      yield jsonFile('payments.json', {
        plan: await statusOf(deps, userId),
        payments: await everyPaymentOf(deps, userId),
        credits,
      });
    },
    async erase(userId) {
      const { db, provider } = deps;
      await leavePremium(deps, userId);
      const owed = await db
        .select({ id: subscriptions.id, ref: subscriptions.ref })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            eq(subscriptions.provider, provider.name),
            isNotNull(subscriptions.endOwedSince),
          ),
        );
      for (const one of owed) await endAtProvider(deps, one);
      const customers = await db
        .select({ ref: billingCustomers.ref })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
      for (const { ref } of customers) await provider.forgetCustomer(ref);
      return 'done';
    },
  };
}
