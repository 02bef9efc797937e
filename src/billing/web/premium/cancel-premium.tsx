import { useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import { longDate } from '../dates.ts';
import { CANCEL_CONFIRMATION, CANCEL_PREMIUM } from '../messages/change.ts';
import { PlanSection } from './plan-sections.tsx';
import { useCancel } from './use-plan.ts';

/** Cancels premium whose first payment is pending: nothing is lost, so nothing is asked. */
export function CancelPending({ onLeft }: { onLeft: () => void }) {
  const cancel = useCancel(onLeft, CANCEL_PREMIUM.done.notBegun);
  return (
    <PlanSection title={CANCEL_PREMIUM.title}>
      <p>{CANCEL_PREMIUM.pendingMessage}</p>
      <Button kind="bad" wide disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {cancel.isPending ? CANCEL_PREMIUM.submitting : CANCEL_PREMIUM.button}
      </Button>
    </PlanSection>
  );
}

/** Cancels premium after a confirmation that names the last day. */
export function CancelPremium({ plan: { status, periodEnd } }: { plan: Subscription }) {
  const [confirming, setConfirming] = useState(false);
  const cancel = useCancel(() => setConfirming(false));
  const place = useFocusOnChange(confirming ? 'confirming' : 'offered');
  // While a renewal is owed, the period that ends is the unpaid one; only the provider knows its last day.
  const owed = status === 'past_due';
  const lastDay = owed || !periodEnd ? undefined : longDate(periodEnd);
  return (
    <div ref={place}>
      {confirming ? (
        <PlanSection title={CANCEL_CONFIRMATION.title(lastDay)}>
          <p>{CANCEL_CONFIRMATION.message}</p>
          <div className="plan-answers">
            <Button kind="second" disabled={cancel.isPending} onClick={() => setConfirming(false)}>
              {CANCEL_CONFIRMATION.dismiss}
            </Button>
            <Button kind="bad" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              {cancel.isPending ? CANCEL_CONFIRMATION.submitting : CANCEL_CONFIRMATION.submit}
            </Button>
          </div>
        </PlanSection>
      ) : (
        <PlanSection title={CANCEL_PREMIUM.title}>
          <p>{owed ? CANCEL_PREMIUM.owedMessage : CANCEL_PREMIUM.message(lastDay)}</p>
          <Button kind="bad" wide onClick={() => setConfirming(true)}>
            {CANCEL_PREMIUM.button}
          </Button>
        </PlanSection>
      )}
    </div>
  );
}
