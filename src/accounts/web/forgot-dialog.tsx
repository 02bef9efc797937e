import { lazy, Suspense } from 'react';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import { authDialog, forgotDialog } from './auth-handles.ts';
import { FORGOT_DIALOG } from './words/dialogs.ts';

const ForgotForm = lazy(() => import('./forgot-form.tsx').then((m) => ({ default: m.ForgotForm })));

/** "Reset Password": asks for the address, then says to look in the mail. Closing it starts afresh. */
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
