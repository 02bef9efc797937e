import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { LoadingOrRetry, Section } from '../../../platform/web/ui/section.tsx';
import { PLAN_CARD } from '../messages/account.ts';
import { openPlans } from '../plans/plan-handle.ts';
import { PlanFacts } from '../premium/plan-facts.tsx';
import { useResume } from '../premium/use-plan.ts';
import { useStatus } from '../use-status.ts';

/** The plan with its dates, price and actions. */
export function PlanCard() {
  const { data: plan, isError, refetch } = useStatus();
  const resume = useResume();
  if (!plan) {
    return (
      <Section title={PLAN_CARD.title}>
        <LoadingOrRetry failed={isError} onRetry={() => void refetch()} />
      </Section>
    );
  }
  const premium = plan.packageType === 'premium';
  return (
    <Section title={PLAN_CARD.title}>
      <PlanFacts plan={plan} />
      {premium && plan.status === 'past_due' && (
        <div className="note note-bad">
          <b>{PLAN_CARD.pastDueTitle}</b>
          <p>{PLAN_CARD.pastDueMessage}</p>
          <Button kind="second" size="small" onClick={() => openPlans({ tab: 'premium' })}>
            {PLAN_CARD.payNow}
          </Button>
        </div>
      )}
      {premium && plan.status === 'pending' && <p>{PLAN_CARD.pending}</p>}
      <div className="btn-row">
        <Button kind="second" onClick={() => openPlans({ tab: premium ? 'premium' : 'switch' })}>
          {premium ? PLAN_CARD.manage : PLAN_CARD.switch}
        </Button>
        {premium && plan.cancelAt && (
          <Button kind="second" disabled={resume.isPending} onClick={() => resume.mutate()}>
            {resume.isPending ? ONE_MOMENT : PLAN_CARD.resume}
          </Button>
        )}
        {premium && !plan.cancelAt && (
          <Button kind="quiet" onClick={() => openPlans({ tab: 'switch' })}>
            {PLAN_CARD.cancel}
          </Button>
        )}
      </div>
    </Section>
  );
}
