import { useSession } from '../../accounts/web/session.ts';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { BuyCredits } from './buy-credits.tsx';
import type { Order } from './order.ts';

/** Said to whoever chose premium at sign-up, before there is any to buy. */
function PremiumLater() {
  const { user } = useSession();
  const waits = user?.subscription.packageType === 'premium' && user.subscription.status === 'pending';
  if (!waits) return null;
  return <p className="note">Premium is not on sale yet, but credits work straight away.</p>;
}

/** The ways to pay. As long as there is one, it stands under its heading and not under a tab. */
export function Plans({ order, onDone }: { order: Order; onDone: () => void }) {
  return (
    <div className="sheet-body">
      <PremiumLater />
      <Tabs
        label="Plans"
        tabs={[
          {
            value: 'payasyougo',
            label: 'Buy Credits',
            panel: <BuyCredits order={order} onDone={onDone} />,
          },
        ]}
      />
    </div>
  );
}
