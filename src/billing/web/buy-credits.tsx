import './plans.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../accounts/web/session.ts';
import { call } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { bad } from '../../platform/web/ui/toasts.tsx';
import { type CreditPackage, creditPackages, paymentSettings } from '../contract.ts';
import { CardForm } from './card-form.tsx';
import { Challenge } from './challenge.tsx';
import { PackChoice } from './pack-choice.tsx';
import { Total } from './total.tsx';
import { useCheckout } from './use-checkout.ts';

function Shop({ packs, onDone }: { packs: readonly CreditPackage[]; onDone: () => void }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState('popular');
  const { busy, challenged, pay, answerChallenge } = useCheckout(onDone);
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
            {busy
              ? 'Paying…'
              : `Pay $${pack.priceAUD.toFixed(2)} for ${pack.credits} ${pack.credits === 1 ? 'credit' : 'credits'}`}
          </Button>
          <p className="hint">
            Credits never expire. The price includes GST.{user ? ` A receipt goes to ${user.email}.` : ''}
          </p>
        </CardForm>
      </div>
    </div>
  );
}

/** The credit packs, with the popular one chosen, and the card that pays for one. */
export function BuyCredits({ onDone }: { onDone: () => void }) {
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
  return <Shop packs={packs.data} onDone={onDone} />;
}
