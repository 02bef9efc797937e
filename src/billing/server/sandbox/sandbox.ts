import { DAY } from '../../../platform/server/clock.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import {
  sandboxAdvance,
  sandboxCloseDispute,
  sandboxConfirm,
  sandboxRefund,
} from '../../sandbox-contract.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { moveClock, sandboxNow } from './clock.ts';
import type { SandboxDeps } from './deps.ts';
import { processDue } from './due.ts';
import { createDelivery, DELIVERY_QUEUE } from './events/deliver.ts';
import { confirmCard } from './payments/confirm.ts';
import { closeDispute } from './payments/disputes.ts';
import { refund } from './payments/refunds.ts';
import { createProvider } from './port.ts';
import { customerOf } from './refs.ts';
import { inSandboxTransaction } from './transaction.ts';

export interface Sandbox {
  readonly provider: PaymentProvider;
  /** What a card form, an operator and a clock do; serve these only when the sandbox is the provider. */
  readonly routes: readonly Route[];
  /** Starts the delivery jobs. */
  work(): Promise<void>;
  /** Processes everything due, such as renewals, and delivers pending events; call it every minute. */
  runDue(): Promise<void>;
}

/** A payment provider with its own tables and clock, so that everything works without an external account. */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const { db, clock, jobs } = deps;
  const delivery = createDelivery(deps);
  return {
    provider: createProvider(deps),
    async runDue() {
      await processDue(deps);
      await delivery.deliverPending();
    },
    work: () =>
      // A job without ids was enqueued by an earlier release: it delivers all pending events.
      jobs.work<{ eventIds?: string[] }>(DELIVERY_QUEUE, ({ eventIds = [] }) => delivery.deliver(eventIds)),
    routes: [
      serve(sandboxConfirm, async ({ caller, body }) => {
        await processDue(deps);
        return confirmCard(deps, customerOf(caller.id), body);
      }),
      serve(sandboxAdvance, async ({ body }) => {
        await moveClock(db, Math.round(body.days * DAY));
        await processDue(deps);
        await delivery.deliverPending();
        return { now: (await sandboxNow(db, clock)).toISOString() };
      }),
      serve(sandboxRefund, async ({ body }) => {
        await processDue(deps);
        const refundedCents = await inSandboxTransaction(deps, (transaction) =>
          refund(transaction, body.paymentIntent, body.amountCents),
        );
        await delivery.deliverPending();
        return { refundedCents };
      }),
      serve(sandboxCloseDispute, async ({ body }) => {
        await processDue(deps);
        await inSandboxTransaction(deps, (transaction) =>
          closeDispute(transaction, body.paymentIntent, body.won),
        );
        await delivery.deliverPending();
        return { ok: true as const };
      }),
    ],
  };
}
