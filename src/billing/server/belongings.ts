import { and, eq, isNotNull } from 'drizzle-orm';
import { type Belongings, jsonFile } from '../../accounts/server/belongings.ts';
import { billingCustomers, subscriptions } from '../../database/schema/billing.ts';
import { endAtProvider } from './ending.ts';
import { everyPaymentOf, ledgerOf } from './history.ts';
import type { BillingParts } from './parts.ts';
import { leavePremium } from './plan-changes.ts';
import { statusOf } from './status.ts';

/**
 * What a parent paid and what came of it, to be taken along. It stays here without a name: the law wants books kept.
 * Erasing ends premium, and has the provider forget who the customer was.
 */
export function billingBelongings(parts: BillingParts): Belongings {
  return {
    async *collect(userId) {
      const credits = [];
      let before: number | undefined;
      do {
        const { lines, next } = await ledgerOf(parts, userId, before);
        credits.push(...lines);
        before = next ?? undefined;
      } while (before !== undefined);
      yield jsonFile('payments.json', {
        plan: await statusOf(parts, userId),
        payments: await everyPaymentOf(parts, userId),
        credits,
      });
    },
    async erase(userId) {
      const { db, provider } = parts;
      await leavePremium(parts, userId);
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
      for (const one of owed) await endAtProvider(parts, one);
      const customers = await db
        .select({ ref: billingCustomers.ref })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
      for (const { ref } of customers) await provider.forgetCustomer(ref);
      return 'done';
    },
  };
}
