import type { ReactNode } from 'react';
import type { Order } from './order.ts';
import type { Purchase } from './purchase.ts';

/** Who takes the card. */
export interface Provider {
  provider: 'sandbox' | 'stripe';
  publishableKey?: string | undefined;
}

export interface CheckoutProps {
  order: Order;
  /** What is bought; undefined while nothing is chosen. */
  purchase: Purchase | undefined;
  /** What there is to choose from, above the card. */
  choices?: ReactNode;
  /** The button while nothing is chosen, and what pressing it does. */
  idle?: { button: string; onPress: () => void };
  /** There is nothing to choose any more: the card comes first. */
  atOnce?: boolean;
  /** Small print below the button. */
  hint: string;
  onDone: (paid: boolean) => void;
}
