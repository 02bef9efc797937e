import type { PriceKey } from '../contract.ts';

/**
 * The payment provider, as the house sees it. No provider's own types pass this port; money is integer cents and
 * times are Dates. An event only says where to look: the truth is always fetched. Every call may be repeated: the
 * ids of our own rows are its keys.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The provider's customer for this parent; the same one for the same id. */
  ensureCustomer(person: { id: string; email: string; name: string }): Promise<{ ref: string }>;
  /**
   * Takes name, address and stored cards away from a customer whose account was erased, once every subscription has
   * ended. What was paid stays in the provider's books. One that was forgotten before is fine.
   */
  forgetCustomer(ref: string): Promise<void>;
  /** Begins a payment for an order. Asking again for the same order gives the same payment. */
  createPackPayment(order: PackOrder): Promise<{ ref: string; clientSecret: string }>;
  /**
   * Begins a subscription that waits for its first payment. Asking again with the same `localId` and price gives the
   * same subscription.
   */
  createSubscription(wish: {
    localId: string;
    customerRef: string;
    priceKey: PriceKey;
  }): Promise<{ ref: string; clientSecret: string }>;
  /** The secret with which the newest unpaid invoice of a subscription can be paid; undefined when nothing is owed. */
  openPayment(subscriptionRef: string): Promise<{ clientSecret: string } | undefined>;
  /** No further renewal; what is paid runs on. Undoes a change of price that was to come. Ended already is fine. */
  cancelAtPeriodEnd(subscriptionRef: string): Promise<SubscriptionState>;
  /** Takes `cancelAtPeriodEnd` back. */
  resume(subscriptionRef: string): Promise<SubscriptionState>;
  /** Ends it at once, without giving money back; what was unpaid is void. Ended already is fine. */
  cancelNow(subscriptionRef: string): Promise<SubscriptionState>;
  /**
   * A dearer price begins now, paid in full with the stored card, without proration; when that payment does not go
   * through, the old price stays until the invoice is paid, which `clientSecret` can do. A cheaper price, or `null`
   * for taking that back, begins at the period's end. `changeId` is the key of this one wish.
   * @throws CONFLICT for one that is not active, or that was cancelled: that has to be taken back first.
   */
  changePrice(
    subscriptionRef: string,
    priceKey: PriceKey | null,
    changeId: string,
  ): Promise<{ state: SubscriptionState; clientSecret?: string }>;
  /** The payment as it stands now; undefined when the provider does not know it. */
  getPayment(ref: string): Promise<PaymentState | undefined>;
  getSubscription(ref: string): Promise<SubscriptionState | undefined>;
  getInvoice(ref: string): Promise<InvoiceState | undefined>;
  /** Every invoice of a subscription, newest first; 24 at most. */
  listInvoices(subscriptionRef: string): Promise<readonly InvoiceState[]>;
  /** What of a charge was given back or is disputed now; undefined when the provider does not know it. */
  getCharge(ref: string): Promise<ChargeState | undefined>;
  /** Marks an unpaid invoice as paid by other means. One that is paid already is fine. */
  settleOutOfBand(invoiceRef: string): Promise<InvoiceState>;
  /** @throws BadSignatureError for an event that is forged, tampered with or too old. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent;
  clientConfig(): { provider: ProviderName; publishableKey?: string };
}

export type ProviderName = 'sandbox' | 'stripe';

export interface PackOrder {
  readonly orderId: string;
  readonly customerRef: string;
  readonly amountCents: number;
  readonly currency: 'aud';
  /** What is bought, in words for a bank statement or a dashboard. */
  readonly description: string;
}

export interface PaymentState {
  readonly ref: string;
  /** `open` while a card is awaited, also after a decline. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled';
  readonly amountReceivedCents: number;
  readonly currency: string;
  readonly customerRef: string | null;
  /** Our order, for the payment of a pack. */
  readonly orderId: string | null;
  /** The invoice that it pays, for a payment of a subscription. */
  readonly invoiceRef: string | null;
  /** Why the last try was refused, in words for the parent. */
  readonly lastError: string | null;
  /** The card, where one is known: for receipts. */
  readonly card: CardState | null;
}

export interface CardState {
  /** As the provider writes it: `visa`, `mastercard`, `amex` … */
  readonly brand: string;
  readonly last4: string;
}

export interface SubscriptionState {
  readonly ref: string;
  /** Our own row, as it was written down at the provider when the subscription began. */
  readonly localId: string | null;
  readonly customerRef: string;
  /** `expired`: the first payment never came. `canceled` stands for unpaid too. */
  readonly status: 'pending' | 'active' | 'past_due' | 'canceled' | 'expired';
  /** True when the provider gave up on it without ending it; it has to be ended still. */
  readonly mustEnd: boolean;
  /** Undefined for a price that is not one of ours. */
  readonly priceKey: PriceKey | undefined;
  /** The price that begins at the period's end, when that is another one. */
  readonly nextPriceKey: PriceKey | undefined;
  /** Until when it is paid; null before the first payment. */
  readonly periodEnd: Date | null;
  /** When it ends, because it was cancelled. Flexible billing sets a date and no flag: both are read. */
  readonly cancelAt: Date | null;
  readonly latestInvoiceRef: string | null;
}

export interface InvoiceState {
  readonly ref: string;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly customerRef: string;
  /** Null for an invoice that belongs to no subscription. */
  readonly subscriptionRef: string | null;
  /** `subscription_create`, `subscription_cycle`, `subscription_update`, or whatever else the provider says. */
  readonly reason: string;
  readonly currency: string;
  /** What it asks for, GST included. */
  readonly totalCents: number;
  readonly lines: readonly InvoiceLine[];
  /** The payment that paid it; null when it is not paid, or was paid by other means. */
  readonly paymentRef: string | null;
  readonly card: CardState | null;
  /** Tries to collect it so far. */
  readonly attempts: number;
  /** The provider's own page of it, where it has one. */
  readonly hostedUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

export interface InvoiceLine {
  readonly priceKey: PriceKey | undefined;
  readonly amountCents: number;
  readonly isProration: boolean;
}

export interface ChargeState {
  readonly ref: string;
  readonly paymentRef: string | null;
  readonly orderId: string | null;
  readonly invoiceRef: string | null;
  readonly amountCents: number;
  /** Given back so far, without refunds that failed. */
  readonly refundedCents: number;
  readonly disputes: readonly DisputeState[];
}

export interface DisputeState {
  readonly ref: string;
  /** What the bank has taken and not given back. */
  readonly withdrawnCents: number;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** When it happened, to the second, as the provider says; undefined where it does not. */
  readonly happenedAt?: Date | undefined;
  /** What the event is about; undefined for what does not concern us. Refunds and disputes are about their charge. */
  readonly about: { readonly kind: EventKind; readonly ref: string } | undefined;
}
export type EventKind = 'payment' | 'subscription' | 'invoice' | 'charge' | 'customer';

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** The provider could not be reached, or had no answer in time: whether it heard us is not known. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError';
}
