import './plans.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { creditsText } from '../../accounts/web/credits-text.ts';
import { call } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { bad } from '../../platform/web/ui/toasts.tsx';
import { type CreditPackage, creditPackages, paymentSettings } from '../contract.ts';
import { CardForm } from './card-form.tsx';
import { Challenge } from './challenge.tsx';
import { dollars } from './money.ts';
import type { Order } from './order.ts';
import { PackChoice } from './pack-choice.tsx';
import { Total } from './total.tsx';
import { useCheckout } from './use-checkout.ts';

interface BuyCreditsProps {
  order: Order;
  onDone: () => void;
}

function Shop({ packs, order, onDone }: BuyCreditsProps & { packs: readonly CreditPackage[] }) {
  const [chosen, setChosen] = useState('popular');
  const { busy, challenged, pay, answerChallenge } = useCheckout(order, onDone);
  const place = useFocusOnChange(challenged ? 'challenge' : 'card');
  const pack = packs.find(({ id }) => id === chosen) ?? packs[0];
  if (!pack) return <p>There is nothing on sale right now. Please come back a little later.</p>;
  return (
    <div ref={place}>
      {challenged && <Challenge busy={busy} onAnswer={answerChallenge} />}
      {/* Kept while the bank asks, so that another card can be tried without typing everything again. */}
      <div hidden={challenged}>
        <CardForm
          before={<PackChoice packs={packs} chosen={pack.id} onChoose={setChosen} />}
          onCard={(card) => pay(pack, card)}
        >
          <Total pack={pack} />
          <Button kind="main" wide type="submit" disabled={busy}>
            {busy ? 'Paying…' : `Pay ${dollars(pack.priceCents)} for ${creditsText(pack.credits)}`}
          </Button>
          <p className="hint">Credits never expire. The price includes GST.</p>
        </CardForm>
      </div>
    </div>
  );
}

/** The credit packs, with the popular one chosen, and the card that pays for one. */
export function BuyCredits({ order, onDone }: BuyCreditsProps) {
  const packs = useQuery({ queryKey: [creditPackages.path], queryFn: () => call(creditPackages) });
  const settings = useQuery({ queryKey: [paymentSettings.path], queryFn: () => call(paymentSettings) });
  useEffect(() => {
    if (packs.isError) {
      bad({ title: 'Failed to load credit packages', message: 'Please try again in a moment.' });
    }
  }, [packs.isError]);
  if (packs.isError || settings.isError) {
    return (
      <div className="stack">
        <p>We could not reach the shop.</p>
        <Button
          kind="second"
          onClick={() => {
            void packs.refetch();
            void settings.refetch();
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!packs.data || !settings.data) return <p className="text-soft">One moment…</p>;
  if (settings.data.provider !== 'sandbox') {
    return <p>Paying by card is not possible here yet. Please come back soon.</p>;
  }
  return <Shop packs={packs.data} order={order} onDone={onDone} />;
}
