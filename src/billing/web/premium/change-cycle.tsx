import { useState } from 'react';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import type { PremiumPackage } from '../../contract.ts';
import { Checkout } from '../checkout/checkout.tsx';
import type { Provider } from '../checkout/checkout-props.ts';
import type { Order } from '../checkout/order.ts';
import { changePurchase } from '../checkout/purchase.ts';
import { longDate } from '../dates.ts';
import { CHANGE_CYCLE } from '../messages/change.ts';
import { dollars } from '../money.ts';
import { PlanSection } from './plan-sections.tsx';
import { useChangeCycle, useResume } from './use-plan.ts';

const { toYearly, toMonthly, toCome, cardNeeded } = CHANGE_CYCLE;

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

/** Changes from monthly to yearly immediately, at the full price; from yearly to monthly with the next renewal. */
export function ChangeCycle({ plan, packages, provider, order, onDone }: ChangeCycleProps) {
  const [secret, setSecret] = useState<string>();
  const change = useChangeCycle();
  const resume = useResume();
  const place = useFocusOnChange(`${secret ? 'card' : 'change'} ${plan.nextBillingCycle ?? 'as now'}`);
  const other = packages.find(({ billingCycle }) => billingCycle !== plan.billingCycle);
  if (!other) return null;
  const current = other.billingCycle === 'yearly' ? 'monthly' : 'yearly';
  const next = plan.periodEnd ? longDate(plan.periodEnd) : undefined;
  const price = dollars(other.priceCents);
  const busy = change.isPending || resume.isPending;
  const submitChange = () =>
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
            <b>{cardNeeded.title}</b>
            <p>{cardNeeded.message[current]}</p>
          </div>
          <Checkout
            skipChoice
            provider={provider}
            order={order}
            purchase={changePurchase(other, secret)}
            hint={cardNeeded.hint(other.credits)}
            onDone={onDone}
          />
        </div>
      ) : plan.nextBillingCycle ? (
        <PlanSection title={toCome.title(plan.nextBillingCycle, next)}>
          <p>{toCome.message}</p>
          <Button kind="second" wide disabled={busy} onClick={() => resume.mutate()}>
            {busy ? ONE_MOMENT : toCome.stay[current]}
          </Button>
        </PlanSection>
      ) : other.billingCycle === 'yearly' ? (
        <PlanSection title={toYearly.title}>
          <p>{toYearly.message(price, other.credits, plan.card?.last4)}</p>
          <Button kind="main" wide disabled={busy} onClick={submitChange}>
            {busy ? toYearly.submitting : toYearly.submit(price)}
          </Button>
        </PlanSection>
      ) : (
        <PlanSection title={toMonthly.title}>
          <p>{toMonthly.message(price, other.credits, next)}</p>
          <Button kind="second" wide disabled={busy} onClick={submitChange}>
            {busy ? ONE_MOMENT : toMonthly.submit(next)}
          </Button>
        </PlanSection>
      )}
    </div>
  );
}
