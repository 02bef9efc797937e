import { createServer } from 'node:http';
import type Stripe from 'stripe';
import { DAY } from './calendar.ts';
import { type ConfirmResult, confirm, type PublicPayment, publicPayment } from './collect.ts';
import { closeDispute, failRefund, refund } from './refunds.ts';
import { runDue } from './renewals.ts';
import { loadRules } from './rules/load.ts';
import { type RecordedRequest, type Records, serve } from './serve.ts';
import { type FakeOptions, Store } from './store.ts';
import { type SentEvent, WebhookSender } from './webhook-sender.ts';

/** A local Stripe: it validates requests against the published rules, simulates billing and sends events. */
export interface FakeStripe {
  /** The value for STRIPE_API_URL. */
  readonly url: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly requests: readonly RecordedRequest[];
  /** Violations of Stripe's published rules; expected errors such as 404 are not included. */
  readonly problems: readonly string[];
  readonly events: readonly SentEvent[];
  /** Sets the URL for events from now on, oldest first; while it is undefined, events are queued. */
  sendEventsTo(url: string | undefined): void;
  /** Delivers an event again. @returns the response statuses; 0 where there was no response. */
  deliver(eventId: string, options?: { times?: number; atOnce?: boolean; url?: string }): Promise<number[]>;
  /** Resolves when all queued events have been delivered and answered. */
  settled(): Promise<void>;
  /** Pays with a card, as the customer's browser does. `authenticated` is the outcome of 3-D Secure. */
  confirm(
    clientSecret: string,
    number: string,
    options?: { authenticated?: boolean },
  ): Promise<ConfirmResult>;
  /** The payment that Stripe.js retrieves by its secret; undefined when there is none. */
  retrieve(
    clientSecret: string,
  ): { id: string; status: string; amount: number; currency: string } | undefined;
  /** Advances the clock by days. Runs due events in order and delivers the webhooks of each. */
  advance(days: number): Promise<void>;
  /** @returns the id of the refund. */
  refund(paymentIntent: string, cents?: number): Promise<string>;
  /** `stillCounted`: the charge still includes it in its refunded amount. */
  failRefund(refundId: string, options?: { stillCounted: boolean }): Promise<void>;
  closeDispute(paymentIntent: string, won: boolean): Promise<void>;
  /** The current time of its clock. */
  now(): Date;
  /** Removes customers and all their objects, requests and events, and resets the clock. Prices and problems remain. */
  reset(): void;
  /** While on, requests get no response. */
  hang(on: boolean): void;
  close(): Promise<void>;
}

/** Starts an empty Stripe on a free port. */
export async function openFakeStripe(options: FakeOptions = {}): Promise<FakeStripe> {
  const rules = await loadRules();
  const webhookSender = new WebhookSender(rules.apiVersion, 'whsec_of_the_stand_in');
  const store: Store = new Store(rules, options, (type, record) =>
    webhookSender.record(type, record, store.now),
  );
  const records: Records = {
    secretKey: 'sk_test_of_the_stand_in',
    requests: [],
    problems: [],
    responses: new Map(),
  };
  let isHanging = false;
  const server = createServer((request, response) => {
    if (isHanging) return;
    serve(store, records, request, response).catch((error: unknown) => {
      records.problems.push(`the fake failed: ${String(error)}`);
      response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the fake is not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    webhookSecret: webhookSender.secret,
    publishableKey: 'pk_test_of_the_stand_in',
    secretKey: records.secretKey,
    requests: records.requests,
    problems: records.problems,
    events: webhookSender.events,
    sendEventsTo: (url) => webhookSender.deliverTo(url),
    deliver: (eventId, options) => webhookSender.deliver(eventId, options),
    settled: () => webhookSender.settled(),
    confirm: async (secret, number, options) => confirm(store, secret, number, options?.authenticated),
    retrieve: (secret) => paymentOf(store, secret),
    advance: (days) => advance(store, webhookSender, days),
    refund: async (payment, cents) => refund(store, payment, cents).id,
    failRefund: async (id, options) => failRefund(store, id, options?.stillCounted),
    closeDispute: async (payment, won) => closeDispute(store, payment, won),
    now: () => new Date(store.now * 1000),
    reset() {
      store.reset();
      webhookSender.reset();
      records.responses.clear();
      records.requests.length = 0;
    },
    hang(on) {
      isHanging = on;
    },
    close: () =>
      new Promise((resolve) => {
        webhookSender.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function paymentOf(store: Store, secret: string): PublicPayment | undefined {
  const payments = store.all<Stripe.PaymentIntent>('payment_intent');
  const payment = payments.find((one) => one.client_secret === secret);
  return payment && publicPayment(payment);
}

async function advance(store: Store, webhookSender: WebhookSender, days: number): Promise<void> {
  const until = store.now + Math.round(days * DAY);
  for (;;) {
    const next = store.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    store.due = store.due.filter((due) => due !== next);
    store.moveTo(next.at);
    runDue(store, next);
    await webhookSender.settled();
  }
  store.moveTo(until);
}
