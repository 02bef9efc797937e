import { openPlans } from '../../../billing/web/plan-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { useStatus } from '../use-status.ts';
import { BALANCE } from '../words/account.ts';

function Debt({ debt }: { debt: number }) {
  return (
    <div className="note">
      <b>{BALANCE.debtTitle(debt)}</b>
      <p>{BALANCE.debtMessage}</p>
    </div>
  );
}

/** How many credits there are to spend, and what stands in the way of them. `pending`: premium comes first. */
export function Balance({ credits, pending }: { credits: number; pending: boolean }) {
  const debt = useStatus().data?.debt ?? 0;
  return (
    <Section title={BALANCE.title}>
      <p className="account-figure nums">
        <b>{credits}</b> {BALANCE.toSpend(credits)}
      </p>
      <p className="text-soft">{BALANCE.hint}</p>
      {debt > 0 && <Debt debt={debt} />}
      <div className="btn-row">
        <Button kind="main" onClick={() => openPlans({ tab: pending ? 'premium' : 'payasyougo' })}>
          {pending ? BALANCE.startPremium : BALANCE.buy}
        </Button>
      </div>
    </Section>
  );
}
