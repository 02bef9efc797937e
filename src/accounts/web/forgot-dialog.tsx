import { lazy, Suspense } from 'react';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { authDialog, forgotDialog } from './auth-handles.ts';

const ForgotForm = lazy(() => import('./forgot-form.tsx').then((m) => ({ default: m.ForgotForm })));

/** "Reset Password": asks for the address, then says to look in the mail. Closing it starts afresh. */
export function ForgotDialog() {
  return (
    <Dialog handle={forgotDialog}>
      {(request) => (
        <Suspense fallback={<DialogHead title="Reset Password">One moment…</DialogHead>}>
          <ForgotForm
            email={request?.email ?? ''}
            onBack={() => {
              forgotDialog.close();
              authDialog.openWithPayload({ ...request, mode: 'login' });
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
