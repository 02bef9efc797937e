import { ONE_MOMENT, TRY_AGAIN } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import type { Order } from '../checkout/order.ts';
import { Shop } from '../checkout/shop.tsx';
import { PREMIUM_LIVE } from '../messages/shop.ts';
import { isLive } from '../plan-messages.ts';
import { useStatus } from '../use-status.ts';
import { ChangeCycle } from './change-cycle.tsx';
import { PastDue } from './past-due.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { ResumePremium } from './plan-sections.tsx';

interface PremiumLiveProps {
  order: Order;
  onDone: (paid: boolean) => void;
}

/** The parent's premium: its facts, what is owed, and what can be changed. */
export function PremiumLive({ order, onDone }: PremiumLiveProps) {
  const { data: plan, isError, refetch } = useStatus();
  const choice = useFocusOnChange(plan?.cancelAt ? 'ending' : 'going on');
  // A cached plan from before premium began is not shown.
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
            if (plan.cancelAt) return <ResumePremium cancelAt={plan.cancelAt} />;
            return <ChangeCycle {...shared} />;
          }}
        </Shop>
      </div>
    </div>
  );
}
