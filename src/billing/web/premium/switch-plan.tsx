import { useSession } from '../../../accounts/web/session.ts';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import type { Order } from '../checkout/order.ts';
import { LEAVE_PREMIUM, SWITCH_TO_PREMIUM } from '../messages/change.ts';
import { isLive, isPending } from '../plan-messages.ts';
import { CancelPending, CancelPremium } from './cancel-premium.tsx';
import { PlanSection, ResumePremium } from './plan-sections.tsx';
import { PremiumSale } from './premium-sale.tsx';
import { useLeavePremium } from './use-plan.ts';

interface SwitchPlanProps {
  order: Order;
  onDone: (paid: boolean) => void;
  /** Premium was ended; `begun` is whether it had begun. */
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

/** Switches between pay as you go and premium, and cancels premium. */
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
            <ResumePremium cancelAt={subscription.cancelAt} />
          ) : (
            <CancelPremium plan={subscription} />
          )}
        </div>
      </div>
    );
  }
  if (isPending(subscription)) {
    return (
      <div className="stack">
        <LeavePremium begun={false} credits={credits} onLeft={() => onLeft(false)} />
        <hr className="rule" />
        <CancelPending onLeft={() => onLeft(false)} />
      </div>
    );
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
