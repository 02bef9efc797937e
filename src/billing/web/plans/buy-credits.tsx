import { useState } from 'react';
import type { CreditPackage } from '../../contract.ts';
import { Checkout } from '../checkout/checkout.tsx';
import type { Provider } from '../checkout/checkout-props.ts';
import type { Order } from '../checkout/order.ts';
import { packPurchase } from '../checkout/purchase.ts';
import { Shop } from '../checkout/shop.tsx';
import { PACKS } from '../messages/shop.ts';
import { PackChoice } from './pack-choice.tsx';

interface BuyCreditsProps {
  order: Order;
  onDone: (paid: boolean) => void;
}

function Packs({
  packs,
  provider,
  ...rest
}: BuyCreditsProps & { packs: readonly CreditPackage[]; provider: Provider }) {
  const [chosen, setChosen] = useState('popular');
  const pack = packs.find(({ id }) => id === chosen) ?? packs[0];
  return (
    <Checkout
      {...rest}
      provider={provider}
      purchase={pack && packPurchase(pack)}
      choices={<PackChoice packs={packs} chosen={pack?.id ?? ''} onChoose={setChosen} />}
      hint={PACKS.hint}
    />
  );
}

/** The checkout of credit packs, with the popular one chosen. */
export function BuyCredits(props: BuyCreditsProps) {
  return (
    <Shop list="credits">{(packs, provider) => <Packs {...props} packs={packs} provider={provider} />}</Shop>
  );
}
