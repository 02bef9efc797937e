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
import { toast } from '../../platform/web/ui/toasts.tsx';
import { resetForm, resetPassword } from '../contract.ts';
import { authDialog } from './auth-handles.ts';
import { RESET, RESET_DONE, RESET_INVALID } from './messages/reset.ts';

type Values = z.output<typeof resetForm>;

function Invalid({ reason }: { reason: string }) {
  return (
    <>
      <Heading>{RESET_INVALID.title}</Heading>
      <p>{RESET_INVALID.message(reason)}</p>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        {RESET_INVALID.home}
      </Link>
    </>
  );
}

function Updated() {
  const [, navigate] = useLocation();
  return (
    <>
      <Heading>{RESET_DONE.title}</Heading>
      <p>{RESET_DONE.message}</p>
      <Button
        kind="main"
        onClick={() => {
          navigate('/');
          authDialog.openWithPayload({ mode: 'login' });
        }}
      >
        {RESET_DONE.login}
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
    onSuccess: () => toast.success(RESET.done),
    onError: (error) => {
      if (error instanceof NetworkError) {
        toast.error(RESET.offline);
        return;
      }
      toast.error({ title: RESET.failed.title, message: sentenceOf(error, RESET.failed.message) });
      // A 400 for the password names its field; any other 400 is about the link.
      const aboutPassword =
        error instanceof ApiError && error.issues.some((i) => i.path.endsWith('newPassword'));
      if (error instanceof ApiError && error.status === 400 && !aboutPassword) {
        onInvalid(error.sentence || RESET_INVALID.reason);
      }
    },
  });
  if (send.isSuccess) return <Updated />;
  const filled = form.watch('password') && form.watch('confirmPassword');
  return (
    <>
      <Heading>{RESET.title}</Heading>
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <Field label={RESET.newPassword} hint={RESET.newPasswordHint} error={errors.password?.message}>
          {(control) => (
            <input type="password" autoComplete="new-password" {...control} {...form.register('password')} />
          )}
        </Field>
        <Field label={RESET.confirmPassword} error={errors.confirmPassword?.message}>
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
          {send.isPending ? RESET.submitting : RESET.submit}
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
    toast.error({ title: RESET_INVALID.title, message: RESET_INVALID.noToken });
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
