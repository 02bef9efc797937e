import './accounts.css';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useSearch } from 'wouter';
import type * as z from 'zod/mini';
import { ApiError, call, NetworkError, sentenceOf } from '../../platform/web/call.ts';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { resetForm, resetPassword } from '../contract.ts';
import { authDialog } from './auth-handles.ts';

type Values = z.output<typeof resetForm>;

function Invalid({ reason }: { reason: string }) {
  return (
    <>
      <Heading>Invalid Reset Link</Heading>
      <p>{reason}. Links work once, for 1 hour. You can ask for a new one where you log in.</p>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        Back to Home
      </Link>
    </>
  );
}

function Updated() {
  const [, navigate] = useLocation();
  return (
    <>
      <Heading>Password Updated</Heading>
      <p>Your new password works from now on. Every other device was signed out.</p>
      <Button
        kind="main"
        onClick={() => {
          navigate('/');
          authDialog.openWithPayload({ mode: 'login' });
        }}
      >
        Go to Login
      </Button>
    </>
  );
}

function NewPassword({ token, onInvalid }: { token: string; onInvalid: (reason: string) => void }) {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: ({ password }: Values) => call(resetPassword, { body: { token, newPassword: password } }),
    onSuccess: () =>
      good({ title: 'Password Reset Successful', message: 'You can log in with your new password now.' }),
    onError: (error) => {
      if (error instanceof NetworkError) {
        const message = 'Unable to reset password. Please check your connection and try again.';
        bad({ title: 'Network Error', message });
        return;
      }
      bad({
        title: 'Reset Failed',
        message: sentenceOf(error, 'Unable to reset password. Please try again.'),
      });
      // A refused password comes back with the field's name; anything else under 400 is about the link.
      const aboutPassword =
        error instanceof ApiError && error.issues.some((i) => i.path.endsWith('newPassword'));
      if (error instanceof ApiError && error.status === 400 && !aboutPassword) {
        onInvalid(error.sentence || 'Invalid or expired reset token');
      }
    },
  });
  if (send.isSuccess) return <Updated />;
  const filled = form.watch('password') && form.watch('confirmPassword');
  return (
    <>
      <Heading>Choose a new password</Heading>
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <Field label="New Password" hint="At least 8 characters" error={errors.password?.message}>
          {(control) => (
            <input type="password" autoComplete="new-password" {...control} {...form.register('password')} />
          )}
        </Field>
        <Field label="Confirm Password" error={errors.confirmPassword?.message}>
          {(control) => (
            <input
              type="password"
              autoComplete="new-password"
              {...control}
              {...form.register('confirmPassword')}
            />
          )}
        </Field>
        <Button kind="main" wide type="submit" disabled={!filled || send.isPending}>
          {send.isPending ? 'Updating…' : 'Update Password'}
        </Button>
      </form>
    </>
  );
}

/** /reset-password: the form, then "Password Updated" or "Invalid Reset Link". */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [invalid, setInvalid] = useState<string>();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (token) return;
    bad({ title: 'Invalid Reset Link', message: 'Please request a new password reset.' });
    navigate('/', { replace: true });
  }, [token, navigate]);
  if (!token) return null;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <section className="plain">
        {invalid ? <Invalid reason={invalid} /> : <NewPassword token={token} onInvalid={setInvalid} />}
      </section>
    </main>
  );
}
