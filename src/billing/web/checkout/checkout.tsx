import { useSession } from '../../../accounts/web/session.ts';
import { CHECKOUT } from '../messages/shop.ts';
import type { CheckoutProps, Provider } from './checkout-props.ts';
import { SandboxCheckout } from './sandbox/sandbox-checkout.tsx';
import { StripeCheckout } from './stripe/stripe-checkout.tsx';

/** The checkout: choices, total, card form, and a button with the sum it charges. */
export function Checkout({ provider, hint, ...rest }: CheckoutProps & { provider: Provider }) {
  const { user } = useSession();
  const hintWithReceipt = user ? `${hint} ${CHECKOUT.receipt(user.email)}` : hint;
  if (provider.provider === 'sandbox') return <SandboxCheckout hint={hintWithReceipt} {...rest} />;
  return <StripeCheckout publishableKey={provider.publishableKey ?? ''} hint={hintWithReceipt} {...rest} />;
}
