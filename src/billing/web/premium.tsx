import { useSession } from '../../accounts/web/session.ts';
import type { Order } from './order.ts';
import { isLive, isPending } from './plan-words.ts';
import { PremiumLive } from './premium-live.tsx';
import { PremiumSale } from './premium-sale.tsx';
import { PREMIUM_SALE } from './words/shop.ts';

interface PremiumProps {
  order: Order;
  onDone: (paid: boolean) => void;
}

/** Premium: to begin it, or to see and change what one has. */
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
