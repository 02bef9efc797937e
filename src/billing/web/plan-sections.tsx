import type { ReactNode } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import { longDate } from './dates.ts';
import { useResume } from './use-plan.ts';
import { KEEP_PREMIUM } from './words/change.ts';

/** One thing to decide about a plan: a heading, what it means, and the button. */
export function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="plan-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Premium was cancelled and has not ended: when it does, and the way back. */
export function KeepPremium({ cancelAt }: { cancelAt: string }) {
  const resume = useResume();
  return (
    <PlanSection title={KEEP_PREMIUM.title(longDate(cancelAt))}>
      <p>{KEEP_PREMIUM.message}</p>
      <Button kind="second" wide disabled={resume.isPending} onClick={() => resume.mutate()}>
        {resume.isPending ? ONE_MOMENT : KEEP_PREMIUM.button}
      </Button>
    </PlanSection>
  );
}
