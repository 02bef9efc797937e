import { Button } from '../../../platform/web/ui/button.tsx';
import { Awaiting, Section } from '../../../platform/web/ui/section.tsx';
import { PlanFacts } from '../plan-facts.tsx';
import { openPlans } from '../plan-handle.ts';
import { useResume } from '../use-plan.ts';
import { useStatus } from '../use-status.ts';

/** The plan with its dates and its price, and the ways to change it. */
export function PlanCard() {
  const { data: plan, isError, refetch } = useStatus();
  const resume = useResume();
  if (!plan) {
    return (
      <Section title="Plan">
        <Awaiting failed={isError} onRetry={() => void refetch()} />
      </Section>
    );
  }
  const premium = plan.packageType === 'premium';
  return (
    <Section title="Plan">
      <PlanFacts plan={plan} />
      {premium && plan.status === 'past_due' && (
        <div className="note note-bad">
          <b>Your last payment did not go through</b>
          <p>Your credits still work. Pay with another card and Premium goes on.</p>
          <Button kind="second" size="small" onClick={() => openPlans({ tab: 'premium' })}>
            Pay now
          </Button>
        </div>
      )}
      {premium && plan.status === 'pending' && (
        <p>Premium starts with its first payment. Nothing has been charged.</p>
      )}
      <div className="btn-row">
        <Button kind="second" onClick={() => openPlans({ tab: premium ? 'premium' : 'switch' })}>
          {premium ? 'Manage Plan' : 'Switch to Premium'}
        </Button>
        {premium && plan.cancelAt && (
          <Button kind="second" disabled={resume.isPending} onClick={() => resume.mutate()}>
            {resume.isPending ? 'One moment…' : 'Keep Premium'}
          </Button>
        )}
        {premium && !plan.cancelAt && (
          <Button kind="quiet" onClick={() => openPlans({ tab: 'switch' })}>
            Cancel Subscription
          </Button>
        )}
      </div>
    </Section>
  );
}
