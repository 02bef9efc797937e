import { useSession } from '../../accounts/web/session.ts';
import type { CheckoutProps, Provider } from './checkout-props.ts';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import { StripeCheckout } from './stripe-checkout.tsx';
import { CHECKOUT } from './words/shop.ts';

/** From the choice to the payment: the sum, the card, the button that says what it charges. */
export function Checkout({ provider, hint, ...rest }: CheckoutProps & { provider: Provider }) {
  const { user } = useSession();
  const said = user ? `${hint} ${CHECKOUT.receipt(user.email)}` : hint;
  if (provider.provider === 'sandbox') return <SandboxCheckout hint={said} {...rest} />;
  return <StripeCheckout publishableKey={provider.publishableKey ?? ''} hint={said} {...rest} />;
}
