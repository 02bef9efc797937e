import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { track } from '../../platform/web/analytics.ts';
import { call, NetworkError, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { login, loginBody } from '../contract.ts';
import { LOGIN } from './messages/auth.ts';
import { setUser } from './session.ts';

interface LoginFormProps {
  /** Stands above the form, where it is seen without scrolling. */
  notice: ReactNode;
  onSwitch: () => void;
  onForgot: (email: string) => void;
  onSignedIn: () => void;
}

/** Email and password. */
export function LoginForm({ notice, onSwitch, onForgot, onSignedIn }: LoginFormProps) {
  const form = useForm<z.input<typeof loginBody>, unknown, z.output<typeof loginBody>>({
    resolver: standardSchemaResolver(loginBody),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (body: z.output<typeof loginBody>) => {
      track('login_attempt', { method: 'email' });
      return call(login, { body });
    },
    onSuccess: ({ user }) => {
      track('login', { method: 'email' });
      setUser(user);
      toast.success(LOGIN.done(user.credits));
      onSignedIn();
    },
    onError: (error) => {
      track(error instanceof NetworkError ? 'login_error' : 'login_failure', { method: 'email' });
      toast.error({
        title: LOGIN.failed.title,
        message: sentenceOf(error, LOGIN.failed.refused, LOGIN.failed.offline),
      });
    },
  });
  return (
    <>
      <DialogHead title={LOGIN.title} />
      {notice}
      <form className="sheet-body" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
        <Field label={LOGIN.email} error={errors.email?.message}>
          {(control) => <input type="email" autoComplete="email" {...control} {...form.register('email')} />}
        </Field>
        <Field label={LOGIN.password} error={errors.password?.message}>
          {(control) => (
            <input
              type="password"
              autoComplete="current-password"
              {...control}
              {...form.register('password')}
            />
          )}
        </Field>
        <Button kind="main" wide type="submit" disabled={send.isPending}>
          {send.isPending ? LOGIN.submitting : LOGIN.submit}
        </Button>
        <div className="swap">
          <p>
            <button type="button" className="link" onClick={() => onForgot(form.getValues('email'))}>
              {LOGIN.forgot}
            </button>
          </p>
          <p>
            {LOGIN.newHere}{' '}
            <button type="button" className="link" onClick={onSwitch}>
              {LOGIN.join}
            </button>
          </p>
        </div>
      </form>
    </>
  );
}
