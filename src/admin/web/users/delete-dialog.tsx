import { useState } from 'react';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { FieldError } from '../../../platform/web/ui/field.tsx';
import { type AdminUser, deleteUser } from '../../contract.ts';
import { DONE, FAILED, NO_REASON } from '../messages.ts';
import { useChange } from '../use-change.ts';
import { deleteDialog } from './user-handles.ts';

function ConfirmDelete({ user }: { user: AdminUser }) {
  const [refused, setRefused] = useState<string>();
  const remove = useChange({
    make: () => call(deleteUser, { params: { id: user.id } }),
    done: DONE.deleted,
    failed: FAILED.deleted,
    onDone: () => deleteDialog.close(),
    onFailed: (error) => setRefused(sentenceOf(error, NO_REASON)),
  });
  return (
    <>
      <DialogHead title="Delete User">
        {user.fullName}, {user.email}
      </DialogHead>
      <div className="sheet-body">
        <p>
          The account is hidden from the frontend: no one can log in to it, its shared links stop working, and
          Premium ends. All data is preserved for admins, and you can reactivate the account at any time.
        </p>
        {refused && (
          <FieldError id="not-deleted" alert>
            {refused}
          </FieldError>
        )}
        <div className="btn-row">
          <Button kind="second" onClick={() => deleteDialog.close()}>
            Keep
          </Button>
          <Button
            kind="bad"
            aria-disabled={remove.isPending}
            onClick={() => {
              if (!remove.isPending) remove.mutate(undefined);
            }}
          >
            {remove.isPending ? 'Deleting…' : 'Delete'}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Asks for confirmation before an account is hidden. */
export function DeleteDialog() {
  return <Dialog handle={deleteDialog}>{(user) => user && <ConfirmDelete user={user} />}</Dialog>;
}
