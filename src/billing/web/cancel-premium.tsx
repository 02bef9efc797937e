import { useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import type { Subscription } from '../../wallet/contract.ts';
import { longDate } from './dates.ts';
import { PlanSection } from './plan-sections.tsx';
import { useCancel } from './use-plan.ts';

/** Cancelling, which asks once more and names the day. */
export function CancelPremium({ plan: { status, periodEnd } }: { plan: Subscription }) {
  const [asked, setAsked] = useState(false);
  const cancel = useCancel(() => setAsked(false));
  const place = useFocusOnChange(asked ? 'asked' : 'offered');
  // While a renewal is owed, the period that ends is the one that it is for; the provider knows its last day.
  const owed = status === 'past_due';
  const until = owed || !periodEnd ? 'the last day of this period' : longDate(periodEnd);
  return (
    <div ref={place}>
      {asked ? (
        <PlanSection title={`End Premium on ${until}?`}>
          <p>
            Until then everything stays as it is. After that nothing renews and nothing more is charged. Your
            credits stay.
          </p>
          <div className="plan-answers">
            <Button kind="second" disabled={cancel.isPending} onClick={() => setAsked(false)}>
              Keep Premium
            </Button>
            <Button kind="bad" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              {cancel.isPending ? 'Cancelling…' : 'Yes, cancel Premium'}
            </Button>
          </div>
        </PlanSection>
      ) : (
        <PlanSection title="Cancel Subscription">
          {owed ? (
            <p>
              Premium ends on {until}. The payment that is open stays open: to be rid of it too, switch to Pay
              As You Go.
            </p>
          ) : (
            <p>Premium runs on until {until}, then ends. Nothing more is charged.</p>
          )}
          <Button kind="bad" wide onClick={() => setAsked(true)}>
            Cancel Subscription
          </Button>
        </PlanSection>
      )}
    </div>
  );
}
