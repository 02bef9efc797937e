import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/web/call.ts';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import { type PremiumPackage, payments } from '../../contract.ts';
import { Checkout } from '../checkout/checkout.tsx';
import type { Provider } from '../checkout/checkout-props.ts';
import type { Order } from '../checkout/order.ts';
import { renewalPurchase } from '../checkout/purchase.ts';
import { PAST_DUE } from '../messages/change.ts';
import { dollars } from '../money.ts';

interface PastDueProps {
  plan: Pick<Subscription, 'billingCycle'>;
  packages: readonly PremiumPackage[];
  provider: Provider;
  order: Order;
  onDone: (paid: boolean) => void;
}

/** A failed renewal: what is owed, and the card form to pay it. */
export function PastDue({ plan, packages, provider, order, onDone }: PastDueProps) {
  const invoices = useQuery({ queryKey: [payments.path], queryFn: () => call(payments) });
  const currentPackage =
    packages.find(({ billingCycle }) => billingCycle === plan.billingCycle) ?? packages[0];
  if (!currentPackage || invoices.isPending) return <p className="text-soft">{ONE_MOMENT}</p>;
  const owed =
    invoices.data?.find(({ status }) => status === 'open')?.amountCents ?? currentPackage.priceCents;
  return (
    <div className="stack">
      <div className="note note-bad">
        <b>{PAST_DUE.title}</b>
        <p>
          {PAST_DUE.owed[currentPackage.billingCycle](dollars(owed))} {PAST_DUE.message}
        </p>
      </div>
      <Checkout
        provider={provider}
        order={order}
        purchase={renewalPurchase(currentPackage, owed)}
        hint={PAST_DUE.hint(currentPackage.credits)}
        onDone={onDone}
      />
    </div>
  );
}
