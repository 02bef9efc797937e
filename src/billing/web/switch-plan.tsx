import { useSession } from '../../accounts/web/session.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import { CancelPremium } from './cancel-premium.tsx';
import type { Order } from './order.ts';
import { KeepPremium, PlanSection } from './plan-sections.tsx';
import { isLive, isPending } from './plan-words.ts';
import { PremiumSale } from './premium-sale.tsx';
import { useLeavePremium } from './use-plan.ts';
import { LEAVE_PREMIUM, SWITCH_TO_PREMIUM } from './words/change.ts';

interface SwitchPlanProps {
  order: Order;
  onDone: (paid: boolean) => void;
  /** Premium was left; `begun` tells whether there was any. */
  onLeft: (begun: boolean) => void;
}

function LeavePremium({ begun, credits, onLeft }: { begun: boolean; credits: number; onLeft: () => void }) {
  const leave = useLeavePremium(onLeft);
  const { title, message } = begun ? LEAVE_PREMIUM.begun : LEAVE_PREMIUM.pending;
  return (
    <PlanSection title={title}>
      <p>{message(credits)}</p>
      <Button kind="second" wide disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? ONE_MOMENT : LEAVE_PREMIUM.button}
      </Button>
    </PlanSection>
  );
}

/** From pay as you go to premium, and back; and the end of premium. */
export function SwitchPlan({ order, onDone, onLeft }: SwitchPlanProps) {
  const { user } = useSession();
  const end = useFocusOnChange(user?.subscription.cancelAt ? 'ending' : 'going on');
  if (!user) return null;
  const { credits, subscription } = user;
  if (isLive(subscription)) {
    return (
      <div className="stack">
        <LeavePremium begun credits={credits} onLeft={() => onLeft(true)} />
        <hr className="rule" />
        <div ref={end}>
          {subscription.cancelAt ? (
            <KeepPremium cancelAt={subscription.cancelAt} />
          ) : (
            <CancelPremium plan={subscription} />
          )}
        </div>
      </div>
    );
  }
  if (isPending(subscription)) {
    return <LeavePremium begun={false} credits={credits} onLeft={() => onLeft(false)} />;
  }
  return (
    <div className="stack">
      <PlanSection title={SWITCH_TO_PREMIUM.title}>
        <p>{SWITCH_TO_PREMIUM.message}</p>
      </PlanSection>
      <PremiumSale order={order} way="switch" onDone={onDone} />
    </div>
  );
}
