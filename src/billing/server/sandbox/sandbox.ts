import { DAY } from '../../../platform/server/clock.ts';
import { type Route, serve } from '../../../platform/server/route.ts';
import {
  sandboxAdvance,
  sandboxCloseDispute,
  sandboxConfirm,
  sandboxRefund,
} from '../../sandbox-contract.ts';
import type { PaymentProvider } from '../provider.ts';
import { moveClock, sandboxNow } from './clock.ts';
import { confirmCard } from './confirm.ts';
import { createDelivery, DELIVERY_QUEUE } from './deliver.ts';
import { closeDispute } from './disputes.ts';
import { processDue } from './due.ts';
import { inMoment } from './moment.ts';
import type { SandboxParts } from './parts.ts';
import { createProvider } from './port.ts';
import { customerOf } from './refs.ts';
import { refund } from './refunds.ts';

export interface Sandbox {
  readonly provider: PaymentProvider;
  /** What a card form, an operator and a clock do; only to be served where the sandbox is the provider. */
  readonly routes: readonly Route[];
  /** Brings events as jobs. */
  work(): Promise<void>;
  /** Lets everything happen that is due by now, such as renewals, and brings what waits; to be called every minute. */
  runDue(): Promise<void>;
}

/** A payment provider of our own, with its own books and clock, so that everything works without an account anywhere. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const { db, clock, jobs } = parts;
  const delivery = createDelivery(parts);
  return {
    provider: createProvider(parts),
    async runDue() {
      await processDue(parts);
      await delivery.bringWaiting();
    },
    work: () =>
      // A job without ids was enqueued by an earlier release: it brings what waits.
      jobs.work<{ eventIds?: string[] }>(DELIVERY_QUEUE, ({ eventIds = [] }) => delivery.bring(eventIds)),
    routes: [
      serve(sandboxConfirm, async ({ caller, body }) => {
        await processDue(parts);
        return confirmCard(parts, customerOf(caller.id), body);
      }),
      serve(sandboxAdvance, async ({ body }) => {
        await moveClock(db, Math.round(body.days * DAY));
        await processDue(parts);
        await delivery.bringWaiting();
        return { now: (await sandboxNow(db, clock)).toISOString() };
      }),
      serve(sandboxRefund, async ({ body }) => {
        await processDue(parts);
        const refundedCents = await inMoment(parts, (moment) =>
          refund(moment, body.paymentIntent, body.amountCents),
        );
        await delivery.bringWaiting();
        return { refundedCents };
      }),
      serve(sandboxCloseDispute, async ({ body }) => {
        await processDue(parts);
        await inMoment(parts, (moment) => closeDispute(moment, body.paymentIntent, body.won));
        await delivery.bringWaiting();
        return { ok: true as const };
      }),
    ],
  };
}
