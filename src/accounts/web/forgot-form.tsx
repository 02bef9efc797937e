import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { emailSchema, forgotPassword } from '../contract.ts';

const address = emailSchema();

/** The form state and the sent state of "Reset Password". */
export function ForgotForm({ email: given, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(given);
  const [error, setError] = useState<string>();
  const send = useMutation({
    mutationFn: (to: string) => call(forgotPassword, { body: { email: to } }),
    onSuccess: () =>
      good({
        title: 'Reset Link Sent',
        message: 'If an account exists with this email, you will receive a password reset link shortly.',
      }),
    onError: (failure) => {
      if (failure instanceof ApiError) {
        const message = sentenceOf(failure, 'Unable to process reset request. Please try again.');
        bad({ title: 'Request Failed', message });
      } else {
        const message = 'Unable to send reset request. Please check your connection and try again.';
        bad({ title: 'Network Error', message });
      }
    },
  });
  const submit = () => {
    if (!email.trim()) {
      setError('Please enter your email address.');
      bad({ title: 'Email Required', message: 'Please enter your email address.' });
      return;
    }
    const checked = address.safeParse(email);
    setError(checked.success ? undefined : 'Please enter a valid email');
    if (checked.success) send.mutate(checked.data);
  };
  const place = useFocusOnChange(send.isSuccess ? 'sent' : 'form');
  if (send.isSuccess) {
    return (
      <div ref={place}>
        <DialogHead title="Check Your Email">
          If an account exists with {email.trim()}, a link to choose a new password is on its way.
        </DialogHead>
        <div className="sheet-body">
          <p>The link works for 1 hour. Nothing there? Look in spam, or ask again in a few minutes.</p>
          <Button kind="main" wide onClick={onBack}>
            Back to login
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={place}>
      <DialogHead title="Reset Password">We send you a link to choose a new one.</DialogHead>
      <form
        className="sheet-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Email" error={error}>
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
          {send.isPending ? 'Sending…' : 'Send reset link'}
        </Button>
        <p className="swap">
          <button type="button" className="link" onClick={onBack}>
            Back to login
          </button>
        </p>
      </form>
    </div>
  );
}
