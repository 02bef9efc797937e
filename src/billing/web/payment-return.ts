const QUERY = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'bought'] as const;

/**
 * Whoever had to confirm a payment on a page of the bank comes back with its secret in the address. Takes it out
 * of the address bar at once and looks up how it ended. Does nothing on every other visit.
 */
export function followPaymentReturn(): void {
  const address = new URL(location.href);
  const clientSecret = address.searchParams.get('payment_intent_client_secret');
  if (!clientSecret) return;
  const bought = address.searchParams.get('bought') ?? '';
  for (const name of QUERY) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  void import('./stripe-return.ts').then(({ tellPayment }) => tellPayment(clientSecret, bought));
}
