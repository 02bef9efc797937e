import type { AdminUser } from '../../contract.ts';
import { dayText } from '../dates.ts';

/** Whether a premium payment is pending that an admin can confirm. */
export function isAwaited({ isDeleted, subscription: { packageType, status } }: AdminUser): boolean {
  return !isDeleted && packageType === 'premium' && status === 'pending';
}

function badgeOf(user: AdminUser): { style: string; label: string } {
  if (user.isDeleted) return { style: 'badge-bad', label: 'Deleted' };
  if (user.subscription.packageType !== 'premium') return { style: 'badge-plain', label: 'Pay As You Go' };
  if (isAwaited(user)) return { style: 'badge-wait', label: 'Premium Pending' };
  return { style: 'badge-good', label: 'Premium Active' };
}

/** The status of a user, and when the account was reactivated. */
export function UserStatus({ user }: { user: AdminUser }) {
  const { style, label } = badgeOf(user);
  return (
    <>
      <span className={`badge ${style}`}>{label}</span>
      {user.reactivatedAt && (
        <span className="below">
          Reactivated <time dateTime={user.reactivatedAt}>{dayText(user.reactivatedAt)}</time>
        </span>
      )}
    </>
  );
}
