import { createIdempotencyKey, type IdempotencyKey } from '../../../platform/web/idempotency-key.ts';

/** A purchase in progress. It outlives the dialog, so that a retry after a lost response pays once. */
export interface Order {
  /** One key per purchase: a second press, or another card after a decline, pays the same intent. */
  readonly idempotencyKey: IdempotencyKey;
  /** Credits when the purchase began. The current count may already include a payment whose response was lost. */
  creditsBefore: number;
}

/** An empty order. */
export function createOrder(): Order {
  return { idempotencyKey: createIdempotencyKey(), creditsBefore: 0 };
}
