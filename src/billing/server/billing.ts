import type { UserData } from '../../accounts/server/user-data.ts';
import { findUser } from '../../accounts/server/users.ts';
import type { Tx } from '../../platform/server/database/database.ts';
import { notFound, unauthenticated, unavailable } from '../../platform/server/http/errors.ts';
import type { Principal, RawRoute, Route } from '../../platform/server/http/route.ts';
import { serve } from '../../platform/server/http/route.ts';
import { withTimeout } from '../../platform/server/jobs/with-timeout.ts';
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
import type { BillingDeps, Buyer } from './deps.ts';
import { listFlags } from './flags.ts';
import { ledgerOf, paymentsOf } from './payments/history.ts';
import { beginPackPayment } from './payments/orders.ts';
import { RECEIPT_QUEUE, readReceipt, sendReceipt } from './payments/receipts.ts';
import { beginPremium } from './premium/begin-premium.ts';
import { confirmPremiumPayment } from './premium/confirm-payment.ts';
import { DUNNING_QUEUE, sendDunning } from './premium/dunning.ts';
import {
  cancelPremium,
  changePremium,
  endPremiumAtProvider,
  endPremiumInDatabase,
  leavePremium,
  payOpenPremium,
  resumePremium,
} from './premium/plan-changes.ts';
import { statusOf } from './premium/status.ts';
import { CREDIT_PACKAGES, PREMIUM_PACKAGES } from './products.ts';
import { ProviderUnavailableError } from './provider/provider.ts';
import { purgeEvents, reconcile, reconcileFor } from './provider/reconcile.ts';
import { webhookRoute } from './provider/webhook.ts';
import type { FinalizedBy } from './schema.ts';
import { billingUserData } from './user-data.ts';

/** Maximum time to wait for the payment provider before the request fails with 503. */
const TIMEOUT_MS = 13_000;
/** Maximum time that reconciling may delay a returning parent. */
const RECONCILE_TIMEOUT_MS = 4000;

export interface Billing {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  work(): Promise<void>;
  /** Fetches the provider state of open orders and subscriptions, in case an event was lost. */
  reconcile(): Promise<void>;
  /** The same for one parent, when a session resumes. Bounded in time; never throws. */
  reconcileUser(userId: string): Promise<void>;
  /** Deletes webhook events that are past their retention. */
  purge(): Promise<void>;
  /** Confirms a pending premium payment on behalf of an admin. @throws CONFLICT when nothing is pending. */
  confirmPayment(userId: string, by: FinalizedBy): Promise<{ creditsAwarded: number }>;
  /**
   * Ends premium in `tx`. Returns a function that ends it at the provider, to call after the commit; it never throws.
   */
  endPremium(tx: Tx, userId: string): Promise<() => Promise<unknown>>;
  readonly userData: UserData;
}

/** Credit packs, premium, and the handling of everything the payment provider reports. */
export function createBilling(deps: BillingDeps): Billing {
  const { db, jobs, log, provider } = deps;
  /** Ids of parents whose payments are being reconciled. */
  const reconciling = new Set<string>();
  const buyerOf = async (caller: Principal): Promise<Buyer> => {
    const user = await findUser(db, { id: caller.id });
    if (!user) throw unauthenticated();
    return { id: user.id, email: user.email, name: user.fullName };
  };
  const changedReply = async (caller: Principal) => {
    const { packageType, status, billingCycle, cancelAt, periodEnd } = await statusOf(deps, caller.id);
    return { ok: true as const, subscription: { packageType, status, billingCycle, cancelAt, periodEnd } };
  };
  const begin = async (
    caller: Principal,
    packageId: Parameters<typeof beginPremium>[2],
    failureMessage: string,
  ) => {
    const { clientSecret } = await withProviderTimeout(
      async () => beginPremium(deps, await buyerOf(caller), packageId),
      failureMessage,
    );
    return { clientSecret };
  };

  return {
    routes: [
      serve(creditPackages, async () => [...CREDIT_PACKAGES]),
      serve(premiumPackages, async () => [...PREMIUM_PACKAGES]),
      serve(paymentSettings, async () => provider.clientConfig()),
      serve(createPaymentIntent, ({ caller, body, idempotencyKey: key }) =>
        withProviderTimeout(
          async () => beginPackPayment(deps, await buyerOf(caller), { packageId: body.packageId, key }),
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
        const { warning } = await leavePremium(deps, caller.id);
        return { ...(await changedReply(caller)), ...(warning ? { warning } : {}) };
      }),
      serve(cancelSubscription, async ({ caller }) => {
        const failureMessage = 'Unable to cancel subscription. Please try again.';
        await withProviderTimeout(() => cancelPremium(deps, caller.id), failureMessage);
        return changedReply(caller);
      }),
      serve(resumeSubscription, async ({ caller }) => {
        const failureMessage = 'Unable to keep your subscription. Please try again.';
        await withProviderTimeout(() => resumePremium(deps, caller.id), failureMessage);
        return changedReply(caller);
      }),
      serve(changeSubscription, async ({ caller, body }) => {
        const failureMessage = 'Unable to change your plan. Please try again.';
        const secret = await withProviderTimeout(
          () => changePremium(deps, caller.id, body.packageId),
          failureMessage,
        );
        return { ...(await changedReply(caller)), ...secret };
      }),
      serve(payOpenInvoice, ({ caller }) =>
        withProviderTimeout(
          () => payOpenPremium(deps, caller.id),
          'Unable to setup payment. Please try again.',
        ),
      ),
      serve(subscriptionStatus, ({ caller }) => statusOf(deps, caller.id)),
      serve(creditLedger, ({ caller, query }) => ledgerOf(deps, caller.id, query.before)),
      serve(payments, ({ caller }) => paymentsOf(deps, caller.id)),
      serve(billingFlags, () => listFlags(db)),
    ],
    rawRoutes: [
      webhookRoute(provider.name === 'stripe' ? stripeWebhook : sandboxWebhook, deps),
      {
        endpoint: receipt,
        async handle({ request, reply, caller }) {
          const { id = '' } = request.params as { id?: string };
          const page = caller && (await readReceipt(deps, id, caller.id));
          if (!page) throw notFound('We couldn’t find this receipt.');
          // A page of text only, styled like the mails: its styles are inline.
          reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
          return reply.type('text/html; charset=utf-8').send(page);
        },
      },
    ],
    async work() {
      await jobs.work<{ id: string }>(RECEIPT_QUEUE, ({ id }) => sendReceipt(deps, id));
      await jobs.work<{ invoiceRef: string }>(DUNNING_QUEUE, (job) => sendDunning(deps, job.invoiceRef));
    },
    reconcile: () => reconcile(deps),
    purge: () => purgeEvents(deps),
    async reconcileUser(userId) {
      if (reconciling.has(userId)) return;
      reconciling.add(userId);
      const reconciliation = reconcileFor(deps, userId).finally(() => reconciling.delete(userId));
      try {
        await withTimeout(RECONCILE_TIMEOUT_MS, reconciliation, 'looking up took too long');
      } catch (error) {
        log.warn({ err: error }, 'open payments could not be looked up');
      }
    },
    userData: billingUserData(deps),
    confirmPayment: (userId, by) =>
      withProviderTimeout(() => confirmPremiumPayment(deps, userId, by), 'Failed to confirm payment'),
    async endPremium(tx, userId) {
      const ended = await endPremiumInDatabase(tx, deps, userId);
      return () => endPremiumAtProvider(deps, ended);
    },
  };
}

/**
 * Runs `work` with the provider timeout.
 * @throws UNAVAILABLE with `failureMessage` when the provider is unavailable.
 */
async function withProviderTimeout<T>(work: () => Promise<T>, failureMessage: string): Promise<T> {
  try {
    return await withTimeout(TIMEOUT_MS, work(), TIMED_OUT);
  } catch (error) {
    const isUnavailable =
      error instanceof ProviderUnavailableError || (error instanceof Error && error.message === TIMED_OUT);
    throw isUnavailable ? unavailable(failureMessage) : error;
  }
}

const TIMED_OUT = 'the payment provider did not answer in time';
