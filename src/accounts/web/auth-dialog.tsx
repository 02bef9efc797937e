import { lazy, Suspense, useRef, useState } from 'react';
import { ONE_MOMENT } from '../../platform/web/messages.ts';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { type AuthRequest, authDialog, forgotDialog } from './auth-handles.ts';
import { AUTH_DIALOG } from './messages/dialogs.ts';
import { forgetSignUp, pendingSignUp, rememberSignUp } from './pending-sign-up.ts';

const AuthForms = lazy(() => import('./auth-forms.tsx').then((m) => ({ default: m.AuthForms })));

interface AuthDialogProps {
  /** Called after a sign-up for premium, with what the visitor was about to do: it has to wait for the payment. */
  onPaymentNeeded: (after: AuthRequest['after']) => void;
}

/** Login, sign-up and verification in one dialog. */
export function AuthDialog({ onPaymentNeeded }: AuthDialogProps) {
  // Outlives the dialog and a reload, so that a user who closed either can return to the code.
  const [pendingEmail, setPendingEmail] = useState(pendingSignUp);
  const verifying = useRef(false);
  const onDismiss = () => {
    if (verifying.current) {
      toast.success(AUTH_DIALOG.incomplete);
    }
    verifying.current = false;
  };
  return (
    <Dialog handle={authDialog} onDismiss={onDismiss}>
      {(request) => (
        <Suspense fallback={<DialogHead title={AUTH_DIALOG.title}>{ONE_MOMENT}</DialogHead>}>
          <AuthForms
            initialMode={request?.mode ?? 'register'}
            pendingEmail={pendingEmail}
            onMode={(mode, email) => {
              verifying.current = mode === 'verify';
              if (!email) return;
              setPendingEmail(email);
              rememberSignUp(email);
            }}
            onForgot={(email) => {
              authDialog.close();
              forgotDialog.openWithPayload({ ...request, email });
            }}
            onSignedIn={(needsPayment) => {
              verifying.current = false;
              setPendingEmail(undefined);
              forgetSignUp();
              authDialog.close();
              if (needsPayment) setTimeout(() => onPaymentNeeded(request?.after), 100);
              else request?.after?.();
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
