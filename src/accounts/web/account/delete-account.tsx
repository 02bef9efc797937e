import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type * as z from 'zod/mini';
import { ApiError, call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import { Section } from '../../../platform/web/ui/section.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { deleteAccount, deleteAccountForm } from '../../own-account-contract.ts';
import { CONFIRM_DELETE_ACCOUNT, DELETE_ACCOUNT } from '../messages/account.ts';
import { signOut } from '../session.ts';

type Values = z.output<typeof deleteAccountForm>;

function ConfirmDelete({ onCancel }: { onCancel: () => void }) {
  const [, navigate] = useLocation();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(deleteAccountForm),
    defaultValues: { password: '' },
  });
  const erase = useMutation({
    mutationFn: (body: Values) => call(deleteAccount, { body }),
    onSuccess: async () => {
      await signOut(() => navigate('/'));
      toast.success(DELETE_ACCOUNT.done);
    },
    onError: (error) => {
      const issue =
        error instanceof ApiError ? error.issues.find(({ path }) => path === 'password') : undefined;
      if (issue) form.setError('password', { message: issue.message }, { shouldFocus: true });
      else
        toast.error({
          title: DELETE_ACCOUNT.failed.title,
          message: sentenceOf(error, DELETE_ACCOUNT.failed.message),
        });
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit((values) => erase.mutate(values))}>
      <p>{CONFIRM_DELETE_ACCOUNT.message}</p>
      <Field label={CONFIRM_DELETE_ACCOUNT.password} error={form.formState.errors.password?.message}>
        {(control) => (
          <input
            type="password"
            autoComplete="current-password"
            {...control}
            {...form.register('password')}
          />
        )}
      </Field>
      <div className="btn-row">
        <Button kind="second" disabled={erase.isPending} onClick={onCancel}>
          {CONFIRM_DELETE_ACCOUNT.cancel}
        </Button>
        <Button kind="bad" type="submit" disabled={erase.isPending}>
          {erase.isPending ? CONFIRM_DELETE_ACCOUNT.submitting : CONFIRM_DELETE_ACCOUNT.submit}
        </Button>
      </div>
    </form>
  );
}

/** Deletes the account after a confirmation with the password. */
export function DeleteAccount() {
  const [confirming, setConfirming] = useState(false);
  const place = useFocusOnChange(confirming ? 'confirm' : 'offer');
  return (
    <div ref={place}>
      <Section title={confirming ? CONFIRM_DELETE_ACCOUNT.title : DELETE_ACCOUNT.title}>
        {confirming ? (
          <ConfirmDelete onCancel={() => setConfirming(false)} />
        ) : (
          <>
            <p>{DELETE_ACCOUNT.message}</p>
            <div className="btn-row">
              <Button kind="bad" onClick={() => setConfirming(true)}>
                {DELETE_ACCOUNT.button}
              </Button>
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
