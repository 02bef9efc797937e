import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { track } from '../../platform/web/analytics.ts';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { COUNTRIES, register, registerForm } from '../contract.ts';
import { notifyRegistered } from './code-sent.ts';
import { REGISTER } from './messages/auth.ts';
import { PlanChoice } from './plan-choice.tsx';

type Values = z.output<typeof registerForm>;
/** Form values before submission: no country and no plan are preselected. */
type Draft = Omit<z.input<typeof registerForm>, 'country' | 'selectedPlan'> & {
  country: string;
  selectedPlan: string | null;
};

interface RegisterFormProps {
  /** Stands above the form, where it is seen without scrolling. */
  notice: ReactNode;
  onSwitch: () => void;
  onRegistered: (email: string) => void;
}

/** The sign-up form, in one column. */
export function RegisterForm({ notice, onSwitch, onRegistered }: RegisterFormProps) {
  const form = useForm<Draft, unknown, Values>({
    // The draft type is wider than the schema's input.
    resolver: standardSchemaResolver(registerForm as unknown as z.ZodMiniType<Values, Draft>),
    defaultValues: {
      email: '',
      fullName: '',
      country: '',
      password: '',
      confirmPassword: '',
      selectedPlan: null,
    },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: Values) => {
      track('registration_attempt', { method: body.selectedPlan });
      return call(register, { body });
    },
    onSuccess: (reply, body) => {
      track('sign_up', { method: body.selectedPlan });
      notifyRegistered(reply);
      onRegistered(body.email);
    },
    onError: (error) => {
      track('registration_failure');
      const { title, refused, offline } = REGISTER.failed;
      toast.error({ title, message: sentenceOf(error, refused, offline) });
    },
  });
  const text = (
    name: 'email' | 'fullName' | 'password' | 'confirmPassword',
    type: string,
    autoComplete: string,
  ) => ({
    type,
    autoComplete,
    ...form.register(name),
  });
  return (
    <>
      <DialogHead title={REGISTER.title}>{REGISTER.lead}</DialogHead>
      {notice}
      <form className="sheet-body" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
        <Field label={REGISTER.email} error={errors.email?.message}>
          {(control) => <input {...control} {...text('email', 'email', 'email')} />}
        </Field>
        <Field label={REGISTER.fullName} error={errors.fullName?.message}>
          {(control) => <input {...control} {...text('fullName', 'text', 'name')} />}
        </Field>
        <Field label={REGISTER.country} error={errors.country?.message}>
          {(control) => (
            <select autoComplete="country-name" {...control} {...form.register('country')}>
              <option value="">{REGISTER.chooseCountry}</option>
              {COUNTRIES.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={REGISTER.password} hint={REGISTER.passwordHint} error={errors.password?.message}>
          {(control) => <input {...control} {...text('password', 'password', 'new-password')} />}
        </Field>
        <Field label={REGISTER.confirmPassword} error={errors.confirmPassword?.message}>
          {(control) => <input {...control} {...text('confirmPassword', 'password', 'new-password')} />}
        </Field>
        <PlanChoice radio={() => form.register('selectedPlan')} error={errors.selectedPlan?.message} />
        <Button kind="main" wide type="submit" disabled={send.isPending}>
          {send.isPending ? REGISTER.submitting : REGISTER.submit}
        </Button>
        <p className="swap">
          {REGISTER.haveAccount}{' '}
          <button type="button" className="link" onClick={onSwitch}>
            {REGISTER.login}
          </button>
        </p>
      </form>
    </>
  );
}
