import type { AdminUser } from '../../contract.ts';
import { dayText } from '../dates.ts';

/** True while a premium payment is awaited that an admin can take as made. */
export function isAwaited({ isDeleted, subscription: { packageType, status } }: AdminUser): boolean {
  return !isDeleted && packageType === 'premium' && status === 'pending';
}

function badgeOf(user: AdminUser): { look: string; word: string } {
  if (user.isDeleted) return { look: 'badge-bad', word: 'Deleted' };
  if (user.subscription.packageType !== 'premium') return { look: 'badge-plain', word: 'Pay As You Go' };
  if (isAwaited(user)) return { look: 'badge-wait', word: 'Premium Pending' };
  return { look: 'badge-good', word: 'Premium Active' };
}

/** How a user stands, and since when they are back. */
export function UserStatus({ user }: { user: AdminUser }) {
  const { look, word } = badgeOf(user);
  return (
    <>
      <span className={`badge ${look}`}>{word}</span>
      {user.reactivatedAt && (
        <span className="below">
          Reactivated <time dateTime={user.reactivatedAt}>{dayText(user.reactivatedAt)}</time>
        </span>
      )}
    </>
  );
}
