import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { changePassword, listSessions, passwordForm } from '../../account-contract.ts';

type Values = z.output<typeof passwordForm>;

const FIELDS = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password', hint: 'At least 8 characters' },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: 'new-password', hint: undefined },
] as const;

const UNCHANGED = 'Unable to change your password. Please try again.';

/** A new password for the old one; the other devices are signed out. */
export function PasswordForm() {
  const queries = useQueryClient();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(passwordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      form.reset();
      void queries.invalidateQueries({ queryKey: [listSessions.path] });
      good({ title: 'Password Updated', message: 'Every other device was signed out.' });
    },
    onError: (error) => {
      const issue = error instanceof ApiError ? error.issues[0] : undefined;
      const field = FIELDS.find(({ name }) => name === issue?.path);
      if (field && issue) form.setError(field.name, { message: issue.message }, { shouldFocus: true });
      else bad({ title: 'Password not changed', message: sentenceOf(error, UNCHANGED) });
    },
  });
  return (
    <Section title="Password">
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))}>
        {FIELDS.map(({ name, label, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => (
              <input type="password" autoComplete={autoComplete} {...control} {...form.register(name)} />
            )}
          </Field>
        ))}
        <div className="btn-row">
          <Button kind="second" type="submit" disabled={change.isPending}>
            {change.isPending ? 'Changing…' : 'Change Password'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
