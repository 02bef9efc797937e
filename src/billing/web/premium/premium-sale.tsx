import { useState } from 'react';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import type { PremiumPackage, PriceKey } from '../../contract.ts';
import { Checkout } from '../checkout/checkout.tsx';
import type { Provider } from '../checkout/checkout-props.ts';
import type { Order } from '../checkout/order.ts';
import { premiumPurchase } from '../checkout/purchase.ts';
import { Shop } from '../checkout/shop.tsx';
import { longDate, renewalAfter } from '../dates.ts';
import { PREMIUM_SALE } from '../messages/shop.ts';
import { PremiumChoice } from './premium-choice.tsx';

interface PremiumSaleProps {
  order: Order;
  /** Whether premium begins or replaces pay as you go: the same payment, other error messages. */
  way: 'begin' | 'switch';
  /** The package chosen at first. */
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
        onPress: () => toast.error(PREMIUM_SALE.notChosen),
      }}
      hint={wanted ? renewalHint(wanted.billingCycle) : ''}
    />
  );
}

/** The checkout of the two premium packages. */
export function PremiumSale(props: PremiumSaleProps) {
  return (
    <Shop list="premium">
      {(packages, provider) => <Packages {...props} packages={packages} provider={provider} />}
    </Shop>
  );
}
