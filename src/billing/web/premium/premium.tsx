import { useSession } from '../../../accounts/web/session.ts';
import type { Order } from '../checkout/order.ts';
import { PREMIUM_SALE } from '../messages/shop.ts';
import { isLive, isPending } from '../plan-messages.ts';
import { PremiumLive } from './premium-live.tsx';
import { PremiumSale } from './premium-sale.tsx';

interface PremiumProps {
  order: Order;
  onDone: (paid: boolean) => void;
}

/** Premium: the checkout, or the current subscription. */
export function Premium({ order, onDone }: PremiumProps) {
  const { user } = useSession();
  if (!user) return null;
  if (isLive(user.subscription)) return <PremiumLive order={order} onDone={onDone} />;
  return (
    <div className="stack">
      {isPending(user.subscription) && <p className="note">{PREMIUM_SALE.pending}</p>}
      <PremiumSale order={order} way="begin" preselected="premium_yearly" onDone={onDone} />
    </div>
  );
}
