import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { track } from '../../platform/web/analytics.ts';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { DialogHead } from '../../platform/web/ui/dialog.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { bad } from '../../platform/web/ui/toasts.tsx';
import { COUNTRIES, register, registerForm } from '../contract.ts';
import { tellRegistered } from './code-sent.ts';
import { PlanChoice } from './plan-choice.tsx';
import { REGISTER } from './words/auth.ts';

type Values = z.output<typeof registerForm>;
/** What the form holds before anything was chosen: no country and no plan are preselected. */
type Draft = Omit<z.input<typeof registerForm>, 'country' | 'selectedPlan'> & {
  country: string;
  selectedPlan: string | null;
};

interface RegisterFormProps {
  onSwitch: () => void;
  onRegistered: (email: string) => void;
}

/** Everything that is needed for an account, in one column. */
export function RegisterForm({ onSwitch, onRegistered }: RegisterFormProps) {
  const form = useForm<Draft, unknown, Values>({
    // The schema is stricter than the draft: that is what it checks.
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
      tellRegistered(reply);
      onRegistered(body.email);
    },
    onError: (error) => {
      track('registration_failure');
      const { title, refused, offline } = REGISTER.failed;
      bad({ title, message: sentenceOf(error, refused, offline) });
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
