import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { emailSchema, forgotPassword } from '../contract.ts';
import { FORGOT_DIALOG } from './messages/dialogs.ts';
import { FORGOT, FORGOT_SENT } from './messages/forgot.ts';

const address = emailSchema();

/** The form state and the sent state of "Reset Password". */
export function ForgotForm({ email: initialEmail, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();
  const send = useMutation({
    mutationFn: (to: string) => call(forgotPassword, { body: { email: to } }),
    onSuccess: () => toast.success(FORGOT.done),
    onError: (failure) => {
      if (failure instanceof ApiError) {
        toast.error({ title: FORGOT.failed.title, message: sentenceOf(failure, FORGOT.failed.message) });
      } else {
        toast.error(FORGOT.offline);
      }
    },
  });
  const submit = () => {
    if (!email.trim()) {
      setError(FORGOT.missing.message);
      toast.error(FORGOT.missing);
      return;
    }
    const parsed = address.safeParse(email);
    setError(parsed.success ? undefined : FORGOT.invalid);
    if (parsed.success) send.mutate(parsed.data);
  };
  const place = useFocusOnChange(send.isSuccess ? 'sent' : 'form');
  if (send.isSuccess) {
    return (
      <div ref={place}>
        <DialogHead title={FORGOT_SENT.title}>{FORGOT_SENT.lead(email.trim())}</DialogHead>
        <div className="sheet-body">
          <p>{FORGOT_SENT.hint}</p>
          <Button kind="main" wide onClick={onBack}>
            {FORGOT_SENT.back}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={place}>
      <DialogHead title={FORGOT_DIALOG.title}>{FORGOT.lead}</DialogHead>
      <form
        className="sheet-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={FORGOT.email} error={error}>
          {(control) => (
            <input
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              {...control}
            />
          )}
        </Field>
        <Button kind="main" wide type="submit" disabled={send.isPending}>
          {send.isPending ? FORGOT.submitting : FORGOT.submit}
        </Button>
        <p className="swap">
          <button type="button" className="link" onClick={onBack}>
            {FORGOT.back}
          </button>
        </p>
      </form>
    </div>
  );
}
