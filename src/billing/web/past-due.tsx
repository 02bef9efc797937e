import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/web/call.ts';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import type { Subscription } from '../../wallet/contract.ts';
import { type PremiumPackage, payments } from '../contract.ts';
import { Checkout } from './checkout.tsx';
import type { Provider } from './checkout-props.ts';
import { dollars } from './money.ts';
import type { Order } from './order.ts';
import { renewalPurchase } from './purchase.ts';
import { PAST_DUE } from './words/change.ts';

interface PastDueProps {
  plan: Pick<Subscription, 'billingCycle'>;
  packages: readonly PremiumPackage[];
  provider: Provider;
  order: Order;
  onDone: (paid: boolean) => void;
}

/** A renewal did not go through: what is owed, and any card to pay it with. */
export function PastDue({ plan, packages, provider, order, onDone }: PastDueProps) {
  const invoices = useQuery({ queryKey: [payments.path], queryFn: () => call(payments) });
  const had = packages.find(({ billingCycle }) => billingCycle === plan.billingCycle) ?? packages[0];
  if (!had || invoices.isPending) return <p className="text-soft">{ONE_MOMENT}</p>;
  const owed = invoices.data?.find(({ status }) => status === 'open')?.amountCents ?? had.priceCents;
  return (
    <div className="stack">
      <div className="note note-bad">
        <b>{PAST_DUE.title}</b>
        <p>
          {PAST_DUE.owed[had.billingCycle](dollars(owed))} {PAST_DUE.message}
        </p>
      </div>
      <Checkout
        provider={provider}
        order={order}
        purchase={renewalPurchase(had, owed)}
        hint={PAST_DUE.hint(had.credits)}
        onDone={onDone}
      />
    </div>
  );
}
