import { useEffect, useRef } from 'react';
import { recheckUser } from '../../../accounts/web/session.ts';
import { call } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { type AdminUser, confirmPayment, reactivateUser } from '../../contract.ts';
import { useChange } from '../use-change.ts';
import { counted, DONE, FAILED } from '../words.ts';
import { adjustDialog, deleteDialog } from './user-handles.ts';
import { isAwaited } from './user-status.tsx';

/** Where a user's name stands, so that each button says whom it is about. */
export const nameId = (id: string) => `user-${id}`;

/** What an admin can do about a user. */
export function UserActs({ user }: { user: AdminUser }) {
  const place = useRef<HTMLDivElement>(null);
  const confirm = useChange({
    make: () => call(confirmPayment, { body: { userId: user.id, paymentType: 'premium_subscription' } }),
    done: DONE.confirmed,
    failed: FAILED.confirmed,
    more: ({ transaction }) => `${counted(transaction.creditsAwarded, 'credit')} awarded to user`,
    onDone: () => void recheckUser(),
  });
  const reactivate = useChange({
    make: () => call(reactivateUser, { params: { id: user.id } }),
    done: DONE.reactivated,
    failed: FAILED.reactivated,
  });
  const awaited = isAwaited(user);
  const wasAwaited = useRef(awaited);
  useEffect(() => {
    const isGone = wasAwaited.current && !awaited;
    wasAwaited.current = awaited;
    // The button that was pressed is no more; the focus goes to the one beside it, not to nowhere.
    if (isGone && confirm.isSuccess && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
  }, [awaited, confirm.isSuccess]);
  const about = { 'aria-describedby': nameId(user.id) };
  return (
    <div className="acts" ref={place}>
      {awaited && (
        <Button
          kind="second"
          size="small"
          {...about}
          aria-disabled={confirm.isPending}
          onClick={() => {
            if (!confirm.isPending) confirm.mutate(undefined);
          }}
        >
          Confirm Payment
        </Button>
      )}
      {!user.isDeleted && (
        <Button kind="quiet" size="small" {...about} onClick={() => adjustDialog.openWithPayload(user)}>
          Adjust Credits
        </Button>
      )}
      {/* One button in one place, so that the focus stays on it when the one becomes the other. */}
      <Button
        kind="quiet"
        size="small"
        className={user.isDeleted ? undefined : 'is-bad'}
        {...about}
        aria-disabled={reactivate.isPending}
        onClick={() => {
          if (!user.isDeleted) deleteDialog.openWithPayload(user);
          else if (!reactivate.isPending) reactivate.mutate(undefined);
        }}
      >
        {user.isDeleted ? 'Reactivate' : 'Delete'}
      </Button>
    </div>
  );
}
