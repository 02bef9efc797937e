import type { ReactNode } from 'react';
import type { Order } from './order.ts';
import type { Purchase } from './purchase.ts';

/** The payment provider that takes the card. */
export interface Provider {
  provider: 'sandbox' | 'stripe';
  publishableKey?: string | undefined;
}

export interface CheckoutProps {
  order: Order;
  /** What is bought; undefined while nothing is chosen. */
  purchase: Purchase | undefined;
  /** The choices above the card. */
  choices?: ReactNode;
  /** The button while nothing is chosen, and its handler. */
  idle?: { button: string; onPress: () => void };
  /** Skips the choice: the card form opens first. */
  skipChoice?: boolean;
  /** Small print below the button. */
  hint: string;
  onDone: (paid: boolean) => void;
}
