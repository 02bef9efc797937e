import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/web/call.ts';
import type { Subscription } from '../../wallet/contract.ts';
import { type PremiumPackage, payments } from '../contract.ts';
import { Checkout } from './checkout.tsx';
import type { Provider } from './checkout-props.ts';
import { dollars } from './money.ts';
import type { Order } from './order.ts';
import { renewalPurchase } from './purchase.ts';

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
  if (!had || invoices.isPending) return <p className="text-soft">One moment…</p>;
  const owed = invoices.data?.find(({ status }) => status === 'open')?.amountCents ?? had.priceCents;
  return (
    <div className="stack">
      <div className="note note-bad">
        <b>Your last payment did not go through</b>
        <p>
          {dollars(owed)} AUD for another {had.billingCycle === 'yearly' ? 'year' : 'month'} of Premium could
          not be charged. Your credits still work. Pay with another card and Premium goes on; we also try your
          card again in the next days.
        </p>
      </div>
      <Checkout
        provider={provider}
        order={order}
        purchase={renewalPurchase(had, owed)}
        hint={`${had.credits} credits come with it. The price includes GST.`}
        onDone={onDone}
      />
    </div>
  );
}
