import { useEffect, useRef } from 'react';
import { refetchUser } from '../../../accounts/web/session.ts';
import { call } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { type AdminUser, confirmPayment, reactivateUser } from '../../contract.ts';
import { counted, DONE, FAILED } from '../messages.ts';
import { useChange } from '../use-change.ts';
import { adjustDialog, deleteDialog } from './user-handles.ts';
import { isAwaited } from './user-status.tsx';

/** Id of the element with a user's name, which describes the buttons. */
export const nameId = (id: string) => `user-${id}`;

/** The actions of an admin on a user. */
export function UserActions({ user }: { user: AdminUser }) {
  const place = useRef<HTMLDivElement>(null);
  const confirm = useChange({
    make: () => call(confirmPayment, { body: { userId: user.id, paymentType: 'premium_subscription' } }),
    done: DONE.confirmed,
    failed: FAILED.confirmed,
    more: ({ transaction }) => `${counted(transaction.creditsAwarded, 'credit')} awarded to user`,
    onDone: () => void refetchUser(),
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
    // The pressed button was removed; moves the focus to the next one.
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
      {/* One button for both actions, so that it keeps the focus when the label changes. */}
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
