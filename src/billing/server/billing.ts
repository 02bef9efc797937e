import { findPerson } from '../../accounts/server/people.ts';
import { unauthenticated } from '../../platform/server/errors.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import { type RawRoute, type Route, serve } from '../../platform/server/route.ts';
import type { Seal } from '../../platform/server/seal.ts';
import {
  createPaymentIntent,
  creditPackages,
  paymentSettings,
  sandboxConfirm,
  sandboxWebhook,
} from '../contract.ts';
import { beginPackPayment, type OrderParts, reconcileOrders } from './orders.ts';
import { CREDIT_PACKAGES } from './packages.ts';
import { confirmCard, DELIVERY_QUEUE } from './sandbox/confirm.ts';
import { deliverEvent } from './sandbox/deliver.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { webhookRoute } from './webhook.ts';

export interface Billing {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  work(): Promise<void>;
  /** Looks up orders whose event may have been lost. */
  reconcile(): Promise<void>;
}

/** Credit packs, paid through the sandbox provider. `webhookUrl` is where the sandbox brings its events. */
export function createBilling(
  given: Omit<OrderParts, 'provider'> & {
    jobs: Jobs;
    seal: Seal;
    webhookSecret: string;
    webhookUrl: () => string;
  },
): Billing {
  const provider = createSandbox(given);
  const parts: OrderParts = { ...given, provider };
  const { db, jobs } = given;

  return {
    routes: [
      serve(creditPackages, async () => [...CREDIT_PACKAGES]),
      serve(paymentSettings, async () => provider.clientConfig()),
      serve(createPaymentIntent, async ({ caller, body, idempotencyKey }) => {
        const person = await findPerson(db, { id: caller.id });
        if (!person) throw unauthenticated();
        const buyer = { id: person.id, email: person.email, name: person.fullName };
        return beginPackPayment(parts, buyer, { packageId: body.packageId, key: idempotencyKey });
      }),
      serve(sandboxConfirm, async ({ caller, body }) => {
        const { ref } = await provider.ensureCustomer({ id: caller.id, email: caller.email, name: '' });
        return confirmCard({ ...given, customerRef: ref }, body);
      }),
    ],
    rawRoutes: [webhookRoute(sandboxWebhook, parts)],
    work: () => jobs.work<{ eventId: string }>(DELIVERY_QUEUE, ({ eventId }) => deliverEvent(given, eventId)),
    reconcile: () => reconcileOrders(parts),
  };
}
