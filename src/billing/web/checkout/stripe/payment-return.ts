const QUERY = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'bought'] as const;

/**
 * Handles the return from a bank's 3-D Secure page, which has the client secret in the address: removes it from the
 * address bar at once and fetches the result of the payment. Does nothing on every other visit.
 */
export function followPaymentReturn(): void {
  const address = new URL(location.href);
  const clientSecret = address.searchParams.get('payment_intent_client_secret');
  if (!clientSecret) return;
  const bought = address.searchParams.get('bought') ?? '';
  for (const name of QUERY) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  void import('./stripe-return.ts').then(({ notifyPayment }) => notifyPayment(clientSecret, bought));
}
