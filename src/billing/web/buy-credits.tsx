import { useState } from 'react';
import type { CreditPackage } from '../contract.ts';
import { Checkout } from './checkout.tsx';
import type { Provider } from './checkout-props.ts';
import type { Order } from './order.ts';
import { PackChoice } from './pack-choice.tsx';
import { packPurchase } from './purchase.ts';
import { Shop } from './shop.tsx';
import { PACKS } from './words/shop.ts';

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

/** The credit packs, with the popular one chosen, and the card that pays for one. */
export function BuyCredits(props: BuyCreditsProps) {
  return (
    <Shop list="credits">{(packs, provider) => <Packs {...props} packs={packs} provider={provider} />}</Shop>
  );
}
