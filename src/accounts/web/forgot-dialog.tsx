import { lazy, Suspense } from 'react';
import { ONE_MOMENT } from '../../platform/web/messages.ts';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { authDialog, forgotDialog } from './auth-handles.ts';
import { FORGOT_DIALOG } from './messages/dialogs.ts';

const ForgotForm = lazy(() => import('./forgot-form.tsx').then((m) => ({ default: m.ForgotForm })));

/** "Reset Password": the address, then a note to check the mail. Closing it resets the form. */
export function ForgotDialog() {
  return (
    <Dialog handle={forgotDialog}>
      {(request) => (
        <Suspense fallback={<DialogHead title={FORGOT_DIALOG.title}>{ONE_MOMENT}</DialogHead>}>
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
