import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { track } from '../../platform/web/analytics.ts';
import { call, NetworkError, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { login, loginBody } from '../contract.ts';
import { creditsText } from './credits-text.ts';
import { setUser } from './session.ts';

interface LoginFormProps {
  onSwitch: () => void;
  onForgot: (email: string) => void;
  onSignedIn: () => void;
}

/** Email and password. */
export function LoginForm({ onSwitch, onForgot, onSignedIn }: LoginFormProps) {
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
      good({
        title: 'Welcome back!',
        message: `Logged in successfully. You have ${creditsText(user.credits)} available.`,
      });
      onSignedIn();
    },
    onError: (error) => {
      track(error instanceof NetworkError ? 'login_error' : 'login_failure', { method: 'email' });
      bad({
        title: 'Login Failed',
        message: sentenceOf(error, 'Invalid credentials', 'Unable to login. Please try again.'),
      });
    },
  });
  return (
    <>
      <DialogHead title="Welcome Back to Storywren" />
      <form className="sheet-body" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <input type="email" autoComplete="email" {...control} {...form.register('email')} />}
        </Field>
        <Field label="Password" error={errors.password?.message}>
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
          {send.isPending ? 'Logging in…' : 'Login'}
        </Button>
        <div className="swap">
          <p>
            <button type="button" className="link" onClick={() => onForgot(form.getValues('email'))}>
              Forgot your password?
            </button>
          </p>
          <p>
            New to Storywren?{' '}
            <button type="button" className="link" onClick={onSwitch}>
              Join Now
            </button>
          </p>
        </div>
      </form>
    </>
  );
}
