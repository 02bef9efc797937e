import { lazy, Suspense, useRef, useState } from 'react';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { good } from '../../platform/web/ui/toasts.tsx';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import { authDialog, forgotDialog } from './auth-handles.ts';
import { AUTH_DIALOG } from './words/dialogs.ts';

const AuthForms = lazy(() => import('./auth-forms.tsx').then((m) => ({ default: m.AuthForms })));

/** Login, sign-up and verification in one dialog. `onPaymentNeeded` is told when a premium sign-up wants paying. */
export function AuthDialog({ onPaymentNeeded }: { onPaymentNeeded: () => void }) {
  // Outlives the dialog: whoever closed it before the code came can come back to the code.
  const [pendingEmail, setPendingEmail] = useState<string>();
  const verifying = useRef(false);
  const dismissed = () => {
    if (verifying.current) {
      good(AUTH_DIALOG.incomplete);
    }
    verifying.current = false;
  };
  return (
    <Dialog handle={authDialog} onDismiss={dismissed}>
      {(request) => (
        <Suspense fallback={<DialogHead title={AUTH_DIALOG.title}>{ONE_MOMENT}</DialogHead>}>
          <AuthForms
            initialMode={request?.mode ?? 'register'}
            pendingEmail={pendingEmail}
            onMode={(mode, email) => {
              verifying.current = mode === 'verify';
              if (email) setPendingEmail(email);
            }}
            onForgot={(email) => {
              authDialog.close();
              forgotDialog.openWithPayload({ ...request, email });
            }}
            onSignedIn={(needsPayment) => {
              verifying.current = false;
              setPendingEmail(undefined);
              authDialog.close();
              request?.after?.();
              if (needsPayment) setTimeout(onPaymentNeeded, 100);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
