import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError, missing } from './api-error.ts';
import type { TestCard } from './cards.ts';
import type { Rules } from './rules/rules.ts';

export interface StripeObject {
  id: string;
  object: string;
}

/** An event that is due at a time; whether it still applies is checked then. */
export interface Due {
  readonly at: number;
  readonly kind: 'renew' | 'collect' | 'retry' | 'expire' | 'drop update' | 'dispute';
  readonly id: string;
}

/** Options of the fake. */
export interface FakeOptions {
  /** Start of its clock. Default: the current time. */
  readonly start?: Date;
  /** Whether new subscriptions end by a date (`flexible`, the default) or by a flag (`classic`). */
  readonly billingMode?: 'flexible' | 'classic';
  /** The account setting for the status of a subscription after the last retry. Default: `canceled`. */
  readonly dunningEnds?: 'canceled' | 'unpaid';
  /** Whether renewals are drafts for an hour, as at Stripe, before they are collected. */
  readonly drafts?: boolean;
}

const RETAINED_OBJECTS = ['product', 'price', 'webhook_endpoint'];

/** The state of the fake. */
export class Store {
  readonly rules: Rules;
  readonly options: FakeOptions;
  /** Cards by payment method. */
  readonly cards = new Map<string, TestCard>();
  /** The invoice of a subscription's pending update, by subscription. */
  readonly updateInvoices = new Map<string, string>();
  /** Invoices by their payments, and payments by their invoices. */
  readonly invoiceOf = new Map<string, string>();
  readonly paymentOf = new Map<string, string>();
  due: Due[] = [];
  readonly #objects = new Map<string, StripeObject>();
  readonly #blanks = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #emit: (type: string, record: StripeObject) => void;
  #offset = 0;

  constructor(rules: Rules, options: FakeOptions, emit: (type: string, record: StripeObject) => void) {
    this.rules = rules;
    this.options = options;
    this.#emit = emit;
    this.reset();
    for (const [name, { blank }] of Object.entries(rules.shapes)) {
      if (typeof blank.object === 'string' && !name.includes('Deleted'))
        this.#blanks.set(blank.object, blank);
    }
  }

  /** Removes customers and all their objects, and resets the clock; products, prices and webhooks are retained. */
  reset(): void {
    for (const { id, object } of [...this.#objects.values()])
      if (!RETAINED_OBJECTS.includes(object)) this.#objects.delete(id);
    for (const map of [this.cards, this.updateInvoices, this.invoiceOf, this.paymentOf]) map.clear();
    this.due = [];
    this.#offset = (this.options.start?.getTime() ?? Date.now()) - Date.now();
  }

  /** The current time of its clock, in seconds. */
  get now(): number {
    return Math.floor((Date.now() + this.#offset) / 1000);
  }

  /** Moves the clock forward; never back. */
  moveTo(seconds: number): void {
    this.#offset = Math.max(this.#offset, seconds * 1000 - Date.now());
  }

  /** Adds an object of a type, with default values for all other properties. */
  add<T extends StripeObject>(object: T['object'], prefix: string, values: Partial<T>): T {
    const blank = structuredClone(this.#blanks.get(object));
    if (!blank) throw new Error(`the fake has no shape of a ${object}`);
    const made = { ...blank, id: newId(prefix), created: this.now, ...values } as unknown as T;
    this.#objects.set(made.id, made);
    return made;
  }

  get(id: string): StripeObject | undefined {
    return this.#objects.get(id);
  }

  /** @throws Refusal (404) when there is no such object of this type. */
  must<T extends StripeObject>(object: T['object'], id: string): T {
    const record = this.#objects.get(id);
    if (record?.object !== object) throw missing(object.replace('_', ' '), id);
    return record as T;
  }

  /** Removes an object; references to it remain. */
  remove(id: string): void {
    this.#objects.delete(id);
  }

  /** All objects of a type, newest first. */
  all<T extends StripeObject>(object: T['object']): T[] {
    return [...this.#objects.values()].filter((record) => record.object === object).reverse() as T[];
  }

  /** The value of a property that is only present when expanded. */
  hidden(owner: object, name: string): unknown {
    const { id, object } = owner as StripeObject;
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

  emit(type: string, record: StripeObject): void {
    this.#emit(type, record);
  }
}

/** A list in the format of Stripe. */
export const listOf = <T>(data: readonly T[], url = '', has_more = false) => ({
  object: 'list' as const,
  data: [...data],
  has_more,
  url,
});

const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;

/** @throws Refusal (400) unless the condition holds. */
export function ensure(condition: boolean, message: string, code?: string): asserts condition {
  if (!condition) throw new ApiError(400, message, code ? { code } : {});
}
