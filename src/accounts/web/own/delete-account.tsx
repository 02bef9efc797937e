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
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { deleteAccount, deleteAccountForm } from '../../account-contract.ts';
import { signOut } from '../session.ts';
import { DELETE_ACCOUNT, DELETE_ACCOUNT_SURE } from '../words/own.ts';

type Values = z.output<typeof deleteAccountForm>;

function Sure({ onKeep }: { onKeep: () => void }) {
  const [, navigate] = useLocation();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(deleteAccountForm),
    defaultValues: { password: '' },
  });
  const erase = useMutation({
    mutationFn: (body: Values) => call(deleteAccount, { body }),
    onSuccess: async () => {
      await signOut(() => navigate('/'));
      good(DELETE_ACCOUNT.done);
    },
    onError: (error) => {
      const issue =
        error instanceof ApiError ? error.issues.find(({ path }) => path === 'password') : undefined;
      if (issue) form.setError('password', { message: issue.message }, { shouldFocus: true });
      else
        bad({
          title: DELETE_ACCOUNT.failed.title,
          message: sentenceOf(error, DELETE_ACCOUNT.failed.message),
        });
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit((values) => erase.mutate(values))}>
      <p>{DELETE_ACCOUNT_SURE.message}</p>
      <Field label={DELETE_ACCOUNT_SURE.password} error={form.formState.errors.password?.message}>
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
        <Button kind="second" disabled={erase.isPending} onClick={onKeep}>
          {DELETE_ACCOUNT_SURE.keep}
        </Button>
        <Button kind="bad" type="submit" disabled={erase.isPending}>
          {erase.isPending ? DELETE_ACCOUNT_SURE.submitting : DELETE_ACCOUNT_SURE.submit}
        </Button>
      </div>
    </form>
  );
}

/** Deleting the account, which asks once more and for the password. */
export function DeleteAccount() {
  const [asked, setAsked] = useState(false);
  const place = useFocusOnChange(asked ? 'asked' : 'offered');
  return (
    <div ref={place}>
      <Section title={asked ? DELETE_ACCOUNT_SURE.title : DELETE_ACCOUNT.title}>
        {asked ? (
          <Sure onKeep={() => setAsked(false)} />
        ) : (
          <>
            <p>{DELETE_ACCOUNT.message}</p>
            <div className="btn-row">
              <Button kind="bad" onClick={() => setAsked(true)}>
                {DELETE_ACCOUNT.button}
              </Button>
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
