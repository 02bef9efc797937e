import type { ReactNode } from 'react';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { longDate } from '../dates.ts';
import { RESUME_PREMIUM } from '../messages/change.ts';
import { useResume } from './use-plan.ts';

/** A section of the plan dialog: a heading, a text and a button. */
export function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="plan-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Premium that is cancelled and has not ended: its last day, and the button to resume it. */
export function ResumePremium({ cancelAt }: { cancelAt: string }) {
  const resume = useResume();
  return (
    <PlanSection title={RESUME_PREMIUM.title(longDate(cancelAt))}>
      <p>{RESUME_PREMIUM.message}</p>
      <Button kind="second" wide disabled={resume.isPending} onClick={() => resume.mutate()}>
        {resume.isPending ? ONE_MOMENT : RESUME_PREMIUM.button}
      </Button>
    </PlanSection>
  );
}
