import { longDate } from '../../../billing/web/dates.ts';
import type { Subscription } from '../../../wallet/contract.ts';

/** Which plan the parent is on, and whether something is to be done about it, as words with a mark. */
export function PlanBadge({ plan: { packageType, status, cancelAt } }: { plan: Subscription }) {
  if (packageType !== 'premium') return <span className="badge badge-plain">Pay As You Go</span>;
  if (status === 'pending') return <span className="badge badge-wait">Premium Pending</span>;
  if (status === 'past_due') return <span className="badge badge-bad">Premium, payment due</span>;
  if (cancelAt) return <span className="badge badge-wait">Premium until {longDate(cancelAt)}</span>;
  return <span className="badge badge-good">Premium</span>;
}

/** The word beside the credits in the header; nothing for pay as you go. */
export function PremiumTag({ plan: { packageType, status } }: { plan: Subscription }) {
  if (packageType !== 'premium') return null;
  if (status === 'past_due') {
    return (
      <span className="tag tag-bad">
        Premium<span className="not-narrow">, payment due</span>
      </span>
    );
  }
  return (
    <span className="tag">Premium{status === 'pending' && <span className="not-narrow"> pending</span>}</span>
  );
}
