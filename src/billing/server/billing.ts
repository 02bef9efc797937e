import type { Belongings } from '../../accounts/server/belongings.ts';
import { findPerson } from '../../accounts/server/people.ts';
import type { SettledBy } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { notFound, unauthenticated, unavailable } from '../../platform/server/errors.ts';
import type { Principal, RawRoute, Route } from '../../platform/server/route.ts';
import { serve } from '../../platform/server/route.ts';
import { within } from '../../platform/server/within.ts';
import {
  billingFlags,
  cancelSubscription,
  changeSubscription,
  createPaymentIntent,
  createPremiumSubscription,
  creditLedger,
  creditPackages,
  paymentSettings,
  payments,
  payOpenInvoice,
  premiumPackages,
  receipt,
  resumeSubscription,
  stripeWebhook,
  subscriptionStatus,
  switchToPayAsYouGo,
  switchToPremium,
} from '../contract.ts';
import { sandboxWebhook } from '../sandbox-contract.ts';
import { beginPremium } from './begin-premium.ts';
import { billingBelongings } from './belongings.ts';
import { confirmPremiumPayment } from './confirm-payment.ts';
import { DUNNING_QUEUE, sendDunning } from './dunning.ts';
import { listFlags } from './flags.ts';
import { ledgerOf, paymentsOf } from './history.ts';
import { beginPackPayment } from './orders.ts';
import { CREDIT_PACKAGES, PREMIUM_PACKAGES } from './packages.ts';
import type { BillingParts, Buyer } from './parts.ts';
import {
  cancelPremium,
  changePremium,
  leaveAtProvider,
  leaveInBooks,
  leavePremium,
  payOpenPremium,
  resumePremium,
} from './plan-changes.ts';
import { ProviderAwayError } from './provider.ts';
import { RECEIPT_QUEUE, readReceipt, sendReceipt } from './receipts.ts';
import { purgeEvents, reconcile, reconcileFor } from './reconcile.ts';
import { statusOf } from './status.ts';
import { webhookRoute } from './webhook.ts';

/** Longest that a parent waits for the payment provider; after that the page says so. */
const PATIENCE = 13_000;
/** Longest that coming back may take because something is looked up first. */
const BRIEFLY = 4000;

export interface Billing {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  work(): Promise<void>;
  /** Looks up whatever may have happened at the provider without our hearing of it. */
  reconcile(): Promise<void>;
  /** The same for one parent, who has just come back; never takes long, and never fails. */
  welcomeBack(userId: string): Promise<void>;
  /** Forgets what is no longer needed to know a repeated event. */
  purge(): Promise<void>;
  /** An admin's word that a pending premium payment was made. @throws CONFLICT when nothing is pending. */
  confirmPayment(userId: string, by: SettledBy): Promise<{ creditsAwarded: number }>;
  /** Ends premium in `tx`. Returns what tells the provider, for when the transaction is over; that never fails. */
  endPremium(tx: Tx, userId: string): Promise<() => Promise<unknown>>;
  readonly belongings: Belongings;
}

/** Packs, premium, and everything that the provider tells us about them. */
export function createBilling(parts: BillingParts): Billing {
  const { db, jobs, log, provider } = parts;
  /** Parents for whom somebody is looking just now. */
  const looking = new Set<string>();
  const buyerOf = async (caller: Principal): Promise<Buyer> => {
    const person = await findPerson(db, { id: caller.id });
    if (!person) throw unauthenticated();
    return { id: person.id, email: person.email, name: person.fullName };
  };
  const changed = async (caller: Principal) => {
    const { packageType, status, billingCycle, cancelAt, periodEnd } = await statusOf(parts, caller.id);
    return { ok: true as const, subscription: { packageType, status, billingCycle, cancelAt, periodEnd } };
  };
  const begin = async (caller: Principal, packageId: Parameters<typeof beginPremium>[2], sorry: string) => {
    const { clientSecret } = await patiently(
      async () => beginPremium(parts, await buyerOf(caller), packageId),
      sorry,
    );
    return { clientSecret };
  };

  return {
    routes: [
      serve(creditPackages, async () => [...CREDIT_PACKAGES]),
      serve(premiumPackages, async () => [...PREMIUM_PACKAGES]),
      serve(paymentSettings, async () => provider.clientConfig()),
      serve(createPaymentIntent, ({ caller, body, idempotencyKey: key }) =>
        patiently(
          async () => beginPackPayment(parts, await buyerOf(caller), { packageId: body.packageId, key }),
          'Unable to setup payment. Please try again.',
        ),
      ),
      serve(createPremiumSubscription, ({ caller, body }) =>
        begin(caller, body.packageId, 'Unable to setup premium subscription. Please try again.'),
      ),
      serve(switchToPremium, ({ caller, body }) =>
        begin(caller, body.packageId, 'Unable to switch to premium plan. Please try again.'),
      ),
      serve(switchToPayAsYouGo, async ({ caller }) => {
        const { warning } = await leavePremium(parts, caller.id);
        return { ...(await changed(caller)), ...(warning ? { warning } : {}) };
      }),
      serve(cancelSubscription, async ({ caller }) => {
        const sorry = 'Unable to cancel subscription. Please try again.';
        await patiently(() => cancelPremium(parts, caller.id), sorry);
        return changed(caller);
      }),
      serve(resumeSubscription, async ({ caller }) => {
        const sorry = 'Unable to keep your subscription. Please try again.';
        await patiently(() => resumePremium(parts, caller.id), sorry);
        return changed(caller);
      }),
      serve(changeSubscription, async ({ caller, body }) => {
        const sorry = 'Unable to change your plan. Please try again.';
        const secret = await patiently(() => changePremium(parts, caller.id, body.packageId), sorry);
        return { ...(await changed(caller)), ...secret };
      }),
      serve(payOpenInvoice, ({ caller }) =>
        patiently(() => payOpenPremium(parts, caller.id), 'Unable to setup payment. Please try again.'),
      ),
      serve(subscriptionStatus, ({ caller }) => statusOf(parts, caller.id)),
      serve(creditLedger, ({ caller, query }) => ledgerOf(parts, caller.id, query.before)),
      serve(payments, ({ caller }) => paymentsOf(parts, caller.id)),
      serve(billingFlags, () => listFlags(db)),
    ],
    rawRoutes: [
      webhookRoute(provider.name === 'stripe' ? stripeWebhook : sandboxWebhook, parts),
      {
        endpoint: receipt,
        async handle({ request, reply, caller }) {
          const { id = '' } = request.params as { id?: string };
          const page = caller && (await readReceipt(parts, id, caller.id));
          if (!page) throw notFound('We could not find this receipt.');
          // A page of nothing but text, in the one look that mails have: its styles stand in its lines.
          reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
          return reply.type('text/html; charset=utf-8').send(page);
        },
      },
    ],
    async work() {
      await jobs.work<{ id: string }>(RECEIPT_QUEUE, ({ id }) => sendReceipt(parts, id));
      await jobs.work<{ invoiceRef: string }>(DUNNING_QUEUE, (job) => sendDunning(parts, job.invoiceRef));
    },
    reconcile: () => reconcile(parts),
    purge: () => purgeEvents(parts),
    async welcomeBack(userId) {
      if (looking.has(userId)) return;
      looking.add(userId);
      const look = reconcileFor(parts, userId).finally(() => looking.delete(userId));
      try {
        await within(BRIEFLY, look, 'looking up took too long');
      } catch (error) {
        log.warn({ err: error }, 'open payments could not be looked up');
      }
    },
    belongings: billingBelongings(parts),
    confirmPayment: (userId, by) =>
      patiently(() => confirmPremiumPayment(parts, userId, by), 'Failed to confirm payment'),
    async endPremium(tx, userId) {
      const left = await leaveInBooks(tx, parts, userId);
      return () => leaveAtProvider(parts, left);
    },
  };
}

/** Waits for the provider as long as a parent would. @throws UNAVAILABLE with the sentence when it is away. */
async function patiently<T>(work: () => Promise<T>, sorry: string): Promise<T> {
  try {
    return await within(PATIENCE, work(), LATE);
  } catch (error) {
    const away = error instanceof ProviderAwayError || (error instanceof Error && error.message === LATE);
    throw away ? unavailable(sorry) : error;
  }
}

const LATE = 'the payment provider did not answer in time';
