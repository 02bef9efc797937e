import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { changePassword, listSessions, passwordForm } from '../../own-account-contract.ts';
import { PASSWORD } from '../messages/account.ts';

type Values = z.output<typeof passwordForm>;

const FIELDS = [
  {
    name: 'currentPassword',
    label: PASSWORD.currentPassword,
    autoComplete: 'current-password',
    hint: undefined,
  },
  {
    name: 'newPassword',
    label: PASSWORD.newPassword,
    autoComplete: 'new-password',
    hint: PASSWORD.newPasswordHint,
  },
  { name: 'confirmPassword', label: PASSWORD.confirmPassword, autoComplete: 'new-password', hint: undefined },
] as const;

/** Changes the password; the other devices are signed out. */
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
      toast.success(PASSWORD.done);
    },
    onError: (error) => {
      const issue = error instanceof ApiError ? error.issues[0] : undefined;
      const field = FIELDS.find(({ name }) => name === issue?.path);
      if (field && issue) form.setError(field.name, { message: issue.message }, { shouldFocus: true });
      else toast.error({ title: PASSWORD.failed.title, message: sentenceOf(error, PASSWORD.failed.message) });
    },
  });
  return (
    <Section title={PASSWORD.title}>
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
            {change.isPending ? PASSWORD.submitting : PASSWORD.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
