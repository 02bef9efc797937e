import type { PriceKey } from '../../contract.ts';

/**
 * The port for payment providers. No provider's own types pass it; money is in integer cents and times are Dates. An
 * event only says what to fetch. Every call may be repeated: the ids of our own rows are its idempotency keys.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The customer for this parent; the same one for the same id. */
  ensureCustomer(user: { id: string; email: string; name: string }): Promise<{ ref: string }>;
  /**
   * Deletes name, address and stored cards of a customer whose account was erased, after every subscription has ended.
   * The provider retains the payments. Safe to repeat.
   */
  forgetCustomer(ref: string): Promise<void>;
  /** Creates a payment for an order; the same payment for the same order. */
  createPackPayment(order: PackOrder): Promise<{ ref: string; clientSecret: string }>;
  /** Creates a subscription with an unpaid first payment; the same subscription for the same `localId` and price. */
  createSubscription(input: {
    localId: string;
    customerRef: string;
    priceKey: PriceKey;
  }): Promise<{ ref: string; clientSecret: string }>;
  /** The client secret of the newest unpaid invoice of a subscription; undefined when nothing is owed. */
  openPayment(subscriptionRef: string): Promise<{ clientSecret: string } | undefined>;
  /** Cancels at the end of the paid period, and undoes a scheduled change of price. No-op when it has ended already. */
  cancelAtPeriodEnd(subscriptionRef: string): Promise<SubscriptionState>;
  /** Undoes `cancelAtPeriodEnd`. */
  resume(subscriptionRef: string): Promise<SubscriptionState>;
  /** Ends it immediately without a refund; unpaid invoices are voided. No-op when it has ended already. */
  cancelNow(subscriptionRef: string): Promise<SubscriptionState>;
  /**
   * A dearer price begins now, paid in full with the stored card, without proration; if that payment fails, the old
   * price
   * stays until the invoice is paid with `clientSecret`. A cheaper price begins at the end of the period; `null` undoes
   * a
   * change. `changeId` is the idempotency key.
   * @throws CONFLICT when the subscription is not active or is cancelled: resume it first.
   */
  changePrice(
    subscriptionRef: string,
    priceKey: PriceKey | null,
    changeId: string,
  ): Promise<{ state: SubscriptionState; clientSecret?: string }>;
  /** The current state of a payment; undefined when the provider does not have it. */
  getPayment(ref: string): Promise<PaymentState | undefined>;
  getSubscription(ref: string): Promise<SubscriptionState | undefined>;
  getInvoice(ref: string): Promise<InvoiceState | undefined>;
  /** Every invoice of a subscription, newest first; 24 at most. */
  listInvoices(subscriptionRef: string): Promise<readonly InvoiceState[]>;
  /** Refunds and disputes of a charge; undefined when the provider does not have it. */
  getCharge(ref: string): Promise<ChargeState | undefined>;
  /** Marks an unpaid invoice as paid by other means. No-op when it is paid already. */
  payOutOfBand(invoiceRef: string): Promise<InvoiceState>;
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
  /** Description of the purchase for bank statements and dashboards. */
  readonly description: string;
}

export interface PaymentState {
  readonly ref: string;
  /** `open` until a card succeeds, also after a decline. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled';
  /** True while the bank waits for the parent to pass 3-D Secure; the payment is `open` then. */
  readonly awaitsAuthentication: boolean;
  readonly amountReceivedCents: number;
  readonly currency: string;
  readonly customerRef: string | null;
  /** Our order, for the payment of a pack. */
  readonly orderId: string | null;
  /** The invoice it pays, for a payment of a subscription. */
  readonly invoiceRef: string | null;
  /** Why the last attempt was declined, as text for the parent. */
  readonly lastError: string | null;
  /** The card, if known: for receipts. */
  readonly card: CardState | null;
}

export interface CardState {
  /** As the provider spells it: `visa`, `mastercard`, `amex` … */
  readonly brand: string;
  readonly last4: string;
}

export interface SubscriptionState {
  readonly ref: string;
  /** The id of our row, stored at the provider when the subscription was created. */
  readonly localId: string | null;
  readonly customerRef: string;
  /** `expired`: the first payment was never made. `canceled` includes unpaid. */
  readonly status: 'pending' | 'active' | 'past_due' | 'canceled' | 'expired';
  /** True when the provider gave up collecting without ending the subscription; it still has to be ended. */
  readonly mustEnd: boolean;
  /** Undefined for a price that is not one of ours. */
  readonly priceKey: PriceKey | undefined;
  /** The price from the next period on, if it differs. */
  readonly nextPriceKey: PriceKey | undefined;
  /** Paid until then; null before the first payment. */
  readonly periodEnd: Date | null;
  /** When a cancelled subscription ends. Flexible billing sets a date and no flag, so both are read. */
  readonly cancelAt: Date | null;
  readonly latestInvoiceRef: string | null;
}

export interface InvoiceState {
  readonly ref: string;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly customerRef: string;
  /** Null for an invoice without a subscription. */
  readonly subscriptionRef: string | null;
  /** `subscription_create`, `subscription_cycle`, `subscription_update`, or any other value of the provider. */
  readonly reason: string;
  readonly currency: string;
  /** The total, GST included. */
  readonly totalCents: number;
  readonly lines: readonly InvoiceLine[];
  /** The payment that paid it; null when it is unpaid or was paid by other means. */
  readonly paymentRef: string | null;
  readonly card: CardState | null;
  /** Number of collection attempts so far. */
  readonly attempts: number;
  /** The provider's own page of the invoice, if any. */
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
  /** Refunded so far, without failed refunds. */
  readonly refundedCents: number;
  readonly disputes: readonly DisputeState[];
}

export interface DisputeState {
  readonly ref: string;
  /** What the bank has withdrawn and not returned. */
  readonly withdrawnCents: number;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** When it happened, to the second, according to the provider; undefined when not given. */
  readonly happenedAt?: Date | undefined;
  /** The object of the event; undefined when it does not concern us. Refunds and disputes refer to their charge. */
  readonly about: { readonly kind: EventKind; readonly ref: string } | undefined;
}
export type EventKind = 'payment' | 'subscription' | 'invoice' | 'charge' | 'customer';

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** The provider could not be reached or did not answer in time: whether the request took effect is unknown. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}
