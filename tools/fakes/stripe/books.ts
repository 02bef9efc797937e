import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { TestCard } from './cards.ts';
import { missing, Refusal } from './refusal.ts';
import type { Rules } from './rules/rules.ts';

export interface Thing {
  id: string;
  object: string;
}

/** What happens by itself when its time has come; whether it still applies is seen then. */
export interface Due {
  readonly at: number;
  readonly kind: 'renew' | 'collect' | 'retry' | 'expire' | 'drop update' | 'dispute';
  readonly id: string;
}

/** How the stand-in is set up. */
export interface FakeOptions {
  /** When its clock starts; the machine's time when not said. */
  readonly start?: Date;
  /** New subscriptions keep a date or, as before, a flag for their end. Flexible when not said. */
  readonly billingMode?: 'flexible' | 'classic';
  /** What the account's settings do with a subscription whose retries are used up. `canceled` when not said. */
  readonly dunningEnds?: 'canceled' | 'unpaid';
  /** Renewals stay drafts for an hour, as they do at Stripe, instead of being collected at once. */
  readonly drafts?: boolean;
}

const KEPT = ['product', 'price', 'webhook_endpoint'];

/** Everything that the stand-in knows. */
export class Books {
  readonly rules: Rules;
  readonly options: FakeOptions;
  /** Cards by the payment methods that stand for them. */
  readonly cards = new Map<string, TestCard>();
  /** The invoice that a subscription's pending update waits for. */
  readonly updateInvoices = new Map<string, string>();
  /** Invoices by the payments that are to pay them, and the other way round. */
  readonly invoiceOf = new Map<string, string>();
  readonly paymentOf = new Map<string, string>();
  due: Due[] = [];
  readonly #things = new Map<string, Thing>();
  readonly #blanks = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #tell: (type: string, thing: Thing) => void;
  #offset = 0;

  constructor(rules: Rules, options: FakeOptions, tell: (type: string, thing: Thing) => void) {
    this.rules = rules;
    this.options = options;
    this.#tell = tell;
    this.reset();
    for (const [name, { blank }] of Object.entries(rules.shapes)) {
      if (typeof blank.object === 'string' && !name.includes('Deleted'))
        this.#blanks.set(blank.object, blank);
    }
  }

  /** Forgets customers and everything of theirs, and sets the clock back; what the account sells stays. */
  reset(): void {
    for (const { id, object } of [...this.#things.values()])
      if (!KEPT.includes(object)) this.#things.delete(id);
    for (const map of [this.cards, this.updateInvoices, this.invoiceOf, this.paymentOf]) map.clear();
    this.due = [];
    this.#offset = (this.options.start?.getTime() ?? Date.now()) - Date.now();
  }

  /** In seconds. */
  get now(): number {
    return Math.floor((Date.now() + this.#offset) / 1000);
  }

  /** Moves the clock forward; never back. */
  moveTo(seconds: number): void {
    this.#offset = Math.max(this.#offset, seconds * 1000 - Date.now());
  }

  /** A new thing of a kind, with everything that such a thing has. */
  add<T extends Thing>(object: T['object'], prefix: string, facts: Partial<T>): T {
    const blank = structuredClone(this.#blanks.get(object));
    if (!blank) throw new Error(`the stand-in has no shape of a ${object}`);
    const made = { ...blank, id: newId(prefix), created: this.now, ...facts } as unknown as T;
    this.#things.set(made.id, made);
    return made;
  }

  get(id: string): Thing | undefined {
    return this.#things.get(id);
  }

  /** @throws Refusal as Stripe refuses an id that it does not know. */
  must<T extends Thing>(object: T['object'], id: string): T {
    const thing = this.#things.get(id);
    if (thing?.object !== object) throw missing(object.replace('_', ' '), id);
    return thing as T;
  }

  /** Takes a thing away: what refers to it keeps its id. */
  remove(id: string): void {
    this.#things.delete(id);
  }

  /** All things of a kind, newest first. */
  all<T extends Thing>(object: T['object']): T[] {
    return [...this.#things.values()].filter((thing) => thing.object === object).reverse() as T[];
  }

  /** What an object shows only when it is asked to. */
  hidden(owner: object, name: string): unknown {
    const { id, object } = owner as Thing;
    if (object === 'invoice' && name === 'payments') {
      const payments = this.all<Stripe.InvoicePayment>('invoice_payment').filter(
        ({ invoice }) => invoice === id,
      );
      return listOf(payments);
    }
    const payment = object === 'invoice' && name === 'confirmation_secret' && this.paymentOf.get(id);
    if (!payment) return undefined;
    const { client_secret } = this.must<Stripe.PaymentIntent>('payment_intent', payment);
    return { client_secret, type: 'payment_intent' };
  }

  later(seconds: number, kind: Due['kind'], id: string): void {
    this.due.push({ at: seconds, kind, id });
  }

  tell(type: string, thing: Thing): void {
    this.#tell(type, thing);
  }
}

/** A list as Stripe answers it. */
export const listOf = <T>(data: readonly T[], url = '', has_more = false) => ({
  object: 'list' as const,
  data: [...data],
  has_more,
  url,
});

const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;

/** @throws Refusal unless the wish is in order. */
export function insist(isRight: boolean, message: string, code?: string): asserts isRight {
  if (!isRight) throw new Refusal(400, message, code ? { code } : {});
}
