import { useState } from 'react';
import { bad } from '../../platform/web/ui/toasts.tsx';
import type { PremiumPackage, PriceKey } from '../contract.ts';
import { Checkout } from './checkout.tsx';
import type { Provider } from './checkout-props.ts';
import { longDate, renewalAfter } from './dates.ts';
import type { Order } from './order.ts';
import { PremiumChoice } from './premium-choice.tsx';
import { premiumPurchase } from './purchase.ts';
import { Shop } from './shop.tsx';
import { PREMIUM_SALE } from './words/shop.ts';

interface PremiumSaleProps {
  order: Order;
  /** Whether premium begins, or pay as you go is switched to it; the same to pay, other words when it fails. */
  way: 'begin' | 'switch';
  /** What is chosen already. */
  preselected?: PriceKey;
  onDone: (paid: boolean) => void;
}

function renewalHint(cycle: PremiumPackage['billingCycle']): string {
  return PREMIUM_SALE.hint(longDate(renewalAfter(new Date(), cycle)));
}

function Packages({
  packages,
  provider,
  way,
  preselected,
  ...rest
}: PremiumSaleProps & { packages: readonly PremiumPackage[]; provider: Provider }) {
  const [chosen, setChosen] = useState<string | undefined>(preselected);
  const wanted = packages.find(({ id }) => id === chosen);
  return (
    <Checkout
      {...rest}
      provider={provider}
      purchase={wanted && premiumPurchase(wanted, way)}
      choices={<PremiumChoice packages={packages} chosen={wanted?.id} onChoose={setChosen} />}
      idle={{
        button: PREMIUM_SALE.switch,
        onPress: () => bad(PREMIUM_SALE.notChosen),
      }}
      hint={wanted ? renewalHint(wanted.billingCycle) : ''}
    />
  );
}

/** The two premium packages, and the card that pays for one. */
export function PremiumSale(props: PremiumSaleProps) {
  return (
    <Shop list="premium">
      {(packages, provider) => <Packages {...props} packages={packages} provider={provider} />}
    </Shop>
  );
}
