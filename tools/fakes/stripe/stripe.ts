import { createServer } from 'node:http';
import type Stripe from 'stripe';
import { closeDispute, failRefund, refund } from './aftermath.ts';
import { Books, type FakeOptions } from './books.ts';
import { DAY } from './calendar.ts';
import { type Confirmed, confirm, type SeenPayment, seenBy } from './collect.ts';
import { Courier, type ToldEvent } from './courier.ts';
import { happen } from './renewals.ts';
import { loadRules } from './rules/load.ts';
import { type Records, type SeenRequest, serve } from './serve.ts';

/** A Stripe on this machine: it holds requests against the published rules, behaves, and tells events. */
export interface FakeStripe {
  /** What goes into STRIPE_API_URL. */
  readonly url: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly requests: readonly SeenRequest[];
  /** What broke Stripe's published rules; a refusal that a seller has to expect is none. */
  readonly problems: readonly string[];
  readonly events: readonly ToldEvent[];
  /** Where events are brought from now on, oldest first; undefined keeps them. */
  tellEventsTo(url: string | undefined): void;
  /** Brings an event again. @returns the statuses; 0 where there was no answer. */
  deliver(eventId: string, options?: { times?: number; atOnce?: boolean; url?: string }): Promise<number[]>;
  /** Every event that waits was brought and answered. */
  settled(): Promise<void>;
  /** What the customer's browser does with a card. `authenticated` answers 3-D Secure. */
  confirm(clientSecret: string, number: string, options?: { authenticated?: boolean }): Promise<Confirmed>;
  /** What Stripe.js learns of a payment by its secret; undefined when there is no such payment. */
  retrieve(
    clientSecret: string,
  ): { id: string; status: string; amount: number; currency: string } | undefined;
  /** Lets days pass; whatever is due happens at its time, one after the other, each with its events brought. */
  advance(days: number): Promise<void>;
  /** @returns the id of the refund. */
  refund(paymentIntent: string, cents?: number): Promise<string>;
  /** `stillCounted`: the charge goes on counting it as given back. */
  failRefund(refundId: string, options?: { stillCounted: boolean }): Promise<void>;
  closeDispute(paymentIntent: string, won: boolean): Promise<void>;
  /** By its own clock. */
  now(): Date;
  /**
   * Forgets customers and everything of theirs, requests and events, and sets the clock back to its beginning. Prices
   * stay, and so do problems.
   */
  reset(): void;
  /** While on, nothing is answered. */
  hang(on: boolean): void;
  close(): Promise<void>;
}

/** Opens a Stripe with nothing in it on a free port. */
export async function openFakeStripe(options: FakeOptions = {}): Promise<FakeStripe> {
  const rules = await loadRules();
  const courier = new Courier(rules.apiVersion, 'whsec_of_the_stand_in');
  const books: Books = new Books(rules, options, (type, thing) => courier.note(type, thing, books.now));
  const records: Records = {
    secretKey: 'sk_test_of_the_stand_in',
    requests: [],
    problems: [],
    kept: new Map(),
  };
  let isHanging = false;
  const server = createServer((request, response) => {
    if (isHanging) return;
    serve(books, records, request, response).catch((error: unknown) => {
      records.problems.push(`the stand-in broke: ${String(error)}`);
      response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the stand-in is not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    webhookSecret: courier.secret,
    publishableKey: 'pk_test_of_the_stand_in',
    secretKey: records.secretKey,
    requests: records.requests,
    problems: records.problems,
    events: courier.events,
    tellEventsTo: (url) => courier.tellTo(url),
    deliver: (eventId, how) => courier.deliver(eventId, how),
    settled: () => courier.settled(),
    confirm: async (secret, number, how) => confirm(books, secret, number, how?.authenticated),
    retrieve: (secret) => paymentOf(books, secret),
    advance: (days) => advance(books, courier, days),
    refund: async (payment, cents) => refund(books, payment, cents).id,
    failRefund: async (id, how) => failRefund(books, id, how?.stillCounted),
    closeDispute: async (payment, won) => closeDispute(books, payment, won),
    now: () => new Date(books.now * 1000),
    reset() {
      books.reset();
      courier.reset();
      records.kept.clear();
      records.requests.length = 0;
    },
    hang(on) {
      isHanging = on;
    },
    close: () =>
      new Promise((resolve) => {
        courier.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function paymentOf(books: Books, secret: string): SeenPayment | undefined {
  const payments = books.all<Stripe.PaymentIntent>('payment_intent');
  const payment = payments.find((one) => one.client_secret === secret);
  return payment && seenBy(payment);
}

async function advance(books: Books, courier: Courier, days: number): Promise<void> {
  const until = books.now + Math.round(days * DAY);
  for (;;) {
    const next = books.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    books.due = books.due.filter((due) => due !== next);
    books.moveTo(next.at);
    happen(books, next);
    await courier.settled();
  }
  books.moveTo(until);
}
