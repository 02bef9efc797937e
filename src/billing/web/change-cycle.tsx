import { useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import type { Subscription } from '../../wallet/contract.ts';
import type { PremiumPackage } from '../contract.ts';
import { Checkout } from './checkout.tsx';
import type { Provider } from './checkout-props.ts';
import { longDate } from './dates.ts';
import { dollars } from './money.ts';
import type { Order } from './order.ts';
import { PlanSection } from './plan-sections.tsx';
import { changePurchase } from './purchase.ts';
import { useChangeCycle, useResume } from './use-plan.ts';

interface ChangeCycleProps {
  plan: Pick<Subscription, 'billingCycle' | 'periodEnd'> & {
    nextBillingCycle: Subscription['billingCycle'];
    card: { last4: string } | null;
  };
  packages: readonly PremiumPackage[];
  provider: Provider;
  order: Order;
  onDone: (paid: boolean) => void;
}

/** Monthly to yearly at once, for its full price; yearly to monthly with the next renewal, which can be taken back. */
export function ChangeCycle({ plan, packages, provider, order, onDone }: ChangeCycleProps) {
  const [secret, setSecret] = useState<string>();
  const change = useChangeCycle();
  const resume = useResume();
  const place = useFocusOnChange(`${secret ? 'card' : 'change'} ${plan.nextBillingCycle ?? 'as now'}`);
  const other = packages.find(({ billingCycle }) => billingCycle !== plan.billingCycle);
  if (!other) return null;
  const next = plan.periodEnd ? longDate(plan.periodEnd) : 'the next renewal';
  const card = plan.card ? `your card ending ${plan.card.last4}` : 'your card';
  const busy = change.isPending || resume.isPending;
  const wish = () =>
    change.mutate({
      wanted: other,
      onCardNeeded: setSecret,
      onChanged: (added) => added && onDone(true),
    });

  return (
    <div ref={place}>
      {secret ? (
        <div className="stack">
          <div className="note note-bad">
            <b>Your card was not accepted; pay with another one</b>
            <p>Premium stays {plan.billingCycle} until this payment is made.</p>
          </div>
          <Checkout
            atOnce
            provider={provider}
            order={order}
            purchase={changePurchase(other, secret)}
            hint={`${other.credits} credits at once. The price includes GST.`}
            onDone={onDone}
          />
        </div>
      ) : plan.nextBillingCycle ? (
        <PlanSection title={`Premium is ${plan.nextBillingCycle} from ${next}`}>
          <p>
            Nothing is charged before that. Until then everything stays as it is, and you can still change
            your mind.
          </p>
          <Button kind="second" wide disabled={busy} onClick={() => resume.mutate()}>
            {busy ? 'One moment…' : `Stay with ${plan.billingCycle}`}
          </Button>
        </PlanSection>
      ) : other.billingCycle === 'yearly' ? (
        <PlanSection title="Change to yearly">
          <p>
            {dollars(other.priceCents)} is charged now to {card}. {other.credits} credits at once; the rest of
            this month is not refunded.
          </p>
          <Button kind="main" wide disabled={busy} onClick={wish}>
            {busy ? 'Paying…' : `Pay ${dollars(other.priceCents)} and change to yearly`}
          </Button>
        </PlanSection>
      ) : (
        <PlanSection title="Change to monthly">
          <p>
            From {next} on it is {dollars(other.priceCents)} AUD and {other.credits} credits a month. Nothing
            is charged now.
          </p>
          <Button kind="second" wide disabled={busy} onClick={wish}>
            {busy ? 'One moment…' : `Change to monthly from ${next}`}
          </Button>
        </PlanSection>
      )}
    </div>
  );
}
