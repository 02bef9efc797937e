import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { ONE_MOMENT, TRY_AGAIN } from '../../platform/web/words.ts';
import { ChangeCycle } from './change-cycle.tsx';
import type { Order } from './order.ts';
import { PastDue } from './past-due.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { KeepPremium } from './plan-sections.tsx';
import { isLive } from './plan-words.ts';
import { Shop } from './shop.tsx';
import { useStatus } from './use-status.ts';
import { PREMIUM_LIVE } from './words/shop.ts';

interface PremiumLiveProps {
  order: Order;
  onDone: (paid: boolean) => void;
}

/** The premium that the parent has: what it is, what is owed, and what can be changed about it. */
export function PremiumLive({ order, onDone }: PremiumLiveProps) {
  const { data: plan, isError, refetch } = useStatus();
  const choice = useFocusOnChange(plan?.cancelAt ? 'ending' : 'going on');
  // What was kept from before premium began is no plan to be changed.
  if (!plan || !isLive(plan)) {
    if (!isError) return <p className="text-soft">{ONE_MOMENT}</p>;
    return (
      <div className="stack">
        <p>{PREMIUM_LIVE.failed}</p>
        <Button kind="second" onClick={() => void refetch()}>
          {TRY_AGAIN}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack">
      <PlanFacts plan={plan} />
      <div ref={choice}>
        <Shop list="premium">
          {(packages, provider) => {
            const shared = { plan, packages, provider, order, onDone };
            if (plan.status === 'past_due') return <PastDue {...shared} />;
            if (plan.cancelAt) return <KeepPremium cancelAt={plan.cancelAt} />;
            return <ChangeCycle {...shared} />;
          }}
        </Shop>
      </div>
    </div>
  );
}
