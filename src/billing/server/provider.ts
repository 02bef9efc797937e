/**
 * The payment provider, as the house sees it. No provider's own types pass this port; money is integer cents and
 * times are Dates. An event only says where to look: the truth is always fetched.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** The provider's customer for this parent; the same one every time. */
  ensureCustomer(person: { id: string; email: string; name: string }): Promise<{ ref: string }>;
  /** Begins a payment for an order. Asking again for the same order gives the same payment. */
  createPackPayment(order: {
    orderId: string;
    customerRef: string;
    amountCents: number;
    currency: 'aud';
    receiptEmail: string;
  }): Promise<{ ref: string; clientSecret: string }>;
  /** The payment as it stands now; undefined when the provider does not know it. */
  getPayment(ref: string): Promise<PaymentState | undefined>;
  /** @throws BadSignatureError for an event that is forged, tampered with or too old. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent;
  clientConfig(): { provider: 'sandbox' | 'stripe'; publishableKey?: string };
}

export interface PaymentState {
  readonly ref: string;
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled';
  readonly amountReceivedCents: number;
  readonly currency: string;
  readonly customerRef: string | null;
  readonly orderId: string | null;
  /** Why the last try was refused, in words for the parent. */
  readonly lastError: string | null;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The payment that the event is about, where it is about one. */
  readonly paymentRef: string | undefined;
}

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}
