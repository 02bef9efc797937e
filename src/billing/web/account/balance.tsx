import { Button } from '../../../platform/web/ui/button.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { BALANCE } from '../messages/account.ts';
import { openPlans } from '../plans/plan-handle.ts';
import { useStatus } from '../use-status.ts';

function Debt({ debt }: { debt: number }) {
  return (
    <div className="note">
      <b>{BALANCE.debtTitle(debt)}</b>
      <p>{BALANCE.debtMessage}</p>
    </div>
  );
}

/** The credit balance and any debt. With `pending`, the button offers premium's first payment. */
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
