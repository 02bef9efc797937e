import { useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import type { Subscription } from '../../wallet/contract.ts';
import { longDate } from './dates.ts';
import { PlanSection } from './plan-sections.tsx';
import { useCancel } from './use-plan.ts';
import { CANCEL_PREMIUM, CANCEL_SURE } from './words/change.ts';

/** Cancelling, which asks once more and names the day. */
export function CancelPremium({ plan: { status, periodEnd } }: { plan: Subscription }) {
  const [asked, setAsked] = useState(false);
  const cancel = useCancel(() => setAsked(false));
  const place = useFocusOnChange(asked ? 'asked' : 'offered');
  // While a renewal is owed, the period that ends is the one that it is for; the provider knows its last day.
  const owed = status === 'past_due';
  const lastDay = owed || !periodEnd ? undefined : longDate(periodEnd);
  return (
    <div ref={place}>
      {asked ? (
        <PlanSection title={CANCEL_SURE.title(lastDay)}>
          <p>{CANCEL_SURE.message}</p>
          <div className="plan-answers">
            <Button kind="second" disabled={cancel.isPending} onClick={() => setAsked(false)}>
              {CANCEL_SURE.keep}
            </Button>
            <Button kind="bad" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              {cancel.isPending ? CANCEL_SURE.submitting : CANCEL_SURE.submit}
            </Button>
          </div>
        </PlanSection>
      ) : (
        <PlanSection title={CANCEL_PREMIUM.title}>
          <p>{owed ? CANCEL_PREMIUM.owedMessage : CANCEL_PREMIUM.message(lastDay)}</p>
          <Button kind="bad" wide onClick={() => setAsked(true)}>
            {CANCEL_PREMIUM.button}
          </Button>
        </PlanSection>
      )}
    </div>
  );
}
