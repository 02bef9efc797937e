import '../plans/plans.css';
import './account.css';
import type { User } from '../../../accounts/contract.ts';
import { isPending } from '../plan-messages.ts';
import { Balance } from './balance.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PlanCard } from './plan-card.tsx';

/** The billing page: balance, plan, payments and ledger. */
export function Account({ user }: { user: User }) {
  return (
    <div className="account">
      <div className="account-now">
        <Balance credits={user.credits} pending={isPending(user.subscription)} />
        <PlanCard />
      </div>
      <div className="account-books">
        <PaymentsTable />
        <LedgerTable />
      </div>
    </div>
  );
}
