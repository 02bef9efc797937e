import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { ClipboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { resendCode, verifyBody, verifyEmail } from '../contract.ts';
import { notifyResent } from './code-sent.ts';
import { RESENT, VERIFY } from './messages/auth.ts';
import { setUser } from './session.ts';
import { useSubmitWhenComplete } from './submit-when-complete.ts';

const BOXES = [1, 2, 3, 4, 5, 6] as const;

interface VerifyFormProps {
  email: string;
  onBack: () => void;
  onVerified: (needsPayment: boolean) => void;
}

/** The six digits from the mail, in one field drawn as six boxes. */
export function VerifyForm({ email, onBack, onVerified }: VerifyFormProps) {
  const form = useForm<z.input<typeof verifyBody>, unknown, z.output<typeof verifyBody>>({
    resolver: standardSchemaResolver(verifyBody),
    defaultValues: { email, code: '' },
  });
  // Accepts "407 216" and "407-216" too, which `maxLength` would cut off.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6);
    form.setValue('code', digits, { shouldValidate: form.formState.isSubmitted });
  };
  const verify = useMutation({
    mutationFn: (body: z.output<typeof verifyBody>) => call(verifyEmail, { body }),
    onSuccess: ({ user, needsPayment, subscriptionType }) => {
      setUser(user);
      const premium = needsPayment && subscriptionType === 'premium';
      toast.success({
        title: VERIFY.done.title,
        message: premium ? VERIFY.done.premium : VERIFY.done.active,
      });
      onVerified(premium);
    },
    onError: (error) =>
      toast.error({
        title: VERIFY.failed.title,
        message: sentenceOf(error, VERIFY.failed.refused, VERIFY.failed.offline),
      }),
  });
  const resend = useMutation({
    mutationFn: () => call(resendCode, { body: { email } }),
    onSuccess: notifyResent,
    onError: (error) =>
      toast.error({
        title: RESENT.notSent,
        message: sentenceOf(error, RESENT.refused, RESENT.offline),
      }),
  });
  const submit = form.handleSubmit((body) => {
    if (!verify.isPending) verify.mutate(body);
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const cancelWait = useSubmitWhenComplete(/^\d{6}$/.test(code) ? code : undefined, submit);
  return (
    <>
      <DialogHead title={VERIFY.title}>{VERIFY.lead(email)}</DialogHead>
      <form
        className="sheet-body"
        noValidate
        onSubmit={(event) => {
          cancelWait();
          void submit(event);
        }}
      >
        <Field label={VERIFY.code} error={form.formState.errors.code?.message}>
          {(control) => (
            <div className="code">
              {BOXES.map((box) => (
                <i key={box} />
              ))}
              <input
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                spellCheck={false}
                onPaste={paste}
                {...control}
                {...form.register('code')}
              />
            </div>
          )}
        </Field>
        <p className="hint">
          The code works for 10 minutes. Can’t see it? Check your spam folder, or{' '}
          <button type="button" className="link" disabled={resend.isPending} onClick={() => resend.mutate()}>
            send a new one
          </button>
          .
        </p>
        <Button kind="main" wide type="submit" disabled={verify.isPending}>
          {verify.isPending ? VERIFY.submitting : VERIFY.submit}
        </Button>
        <p className="swap">
          <button type="button" className="link" onClick={onBack}>
            {VERIFY.back}
          </button>
        </p>
      </form>
    </>
  );
}
