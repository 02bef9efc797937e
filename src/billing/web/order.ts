import { createWishKey, type WishKey } from '../../platform/web/wish-key.ts';

/** What the parent is about to buy. It outlives the dialog, so that paying again after a lost answer pays once. */
export interface Order {
  /** One key for one purchase: a second press, or another card after a decline, pays the same intent. */
  readonly wishKey: WishKey;
  /** Credits when the purchase began. A payment whose answer was lost may be in the count already. */
  creditsBefore: number;
}

/** An order book with nothing in it. */
export function createOrder(): Order {
  return { wishKey: createWishKey(), creditsBefore: 0 };
}
