// The default entry point would fetch the script as soon as it is imported.

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Loads the provider's script. @throws when it cannot be loaded. */
export async function loadStripeOnce(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('There is no window to pay in');
  return stripe;
}
