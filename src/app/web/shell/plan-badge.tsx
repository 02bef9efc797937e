import { longDate } from '../../../billing/web/dates.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import { PLAN_BADGES, PREMIUM_TAG } from '../messages/shell.ts';

/** The plan of the parent, and whether it needs attention, as text with a mark. */
export function PlanBadge({ plan: { packageType, status, cancelAt } }: { plan: Subscription }) {
  if (packageType !== 'premium') return <span className="badge badge-plain">{PLAN_BADGES.pay}</span>;
  if (status === 'pending') return <span className="badge badge-wait">{PLAN_BADGES.pending}</span>;
  if (status === 'past_due') return <span className="badge badge-bad">{PLAN_BADGES.pastDue}</span>;
  if (cancelAt) return <span className="badge badge-wait">{PLAN_BADGES.ends(longDate(cancelAt))}</span>;
  return <span className="badge badge-good">{PLAN_BADGES.premium}</span>;
}

/** The tag beside the credits in the header; nothing for pay as you go. */
export function PremiumTag({ plan: { packageType, status } }: { plan: Subscription }) {
  if (packageType !== 'premium') return null;
  if (status === 'past_due') {
    return (
      <span className="tag tag-bad">
        {PREMIUM_TAG.premium}
        <span className="not-narrow">{PREMIUM_TAG.pastDue}</span>
      </span>
    );
  }
  return (
    <span className="tag">
      {PREMIUM_TAG.premium}
      {status === 'pending' && <span className="not-narrow">{PREMIUM_TAG.pending}</span>}
    </span>
  );
}
