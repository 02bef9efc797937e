import { creditsText } from '../../../accounts/web/credits-text.ts';
import { openPlans } from '../../../billing/web/plan-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { useStatus } from '../use-status.ts';

function Debt({ debt }: { debt: number }) {
  return (
    <div className="note">
      <b>{creditsText(debt)} to make good</b>
      <p>
        A payment was given back after its credits had been used. The next credits that you get make that good
        first; then you can create stories again.
      </p>
    </div>
  );
}

/** How many credits there are to spend, and what stands in the way of them. `pending`: premium comes first. */
export function Balance({ credits, pending }: { credits: number; pending: boolean }) {
  const debt = useStatus().data?.debt ?? 0;
  return (
    <Section title="Credits">
      <p className="account-figure nums">
        <b>{credits}</b> {credits === 1 ? 'credit' : 'credits'} to spend
      </p>
      <p className="text-soft">Each story costs 1 credit. Credits never expire.</p>
      {debt > 0 && <Debt debt={debt} />}
      <div className="btn-row">
        <Button kind="main" onClick={() => openPlans({ tab: pending ? 'premium' : 'payasyougo' })}>
          {pending ? 'Start Premium' : 'Buy Credits'}
        </Button>
      </div>
    </Section>
  );
}
