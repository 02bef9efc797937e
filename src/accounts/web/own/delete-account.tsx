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
      good({ title: 'Account deleted', message: 'Everything about you and your children is being erased.' });
    },
    onError: (error) => {
      const issue =
        error instanceof ApiError ? error.issues.find(({ path }) => path === 'password') : undefined;
      if (issue) form.setError('password', { message: issue.message }, { shouldFocus: true });
      else bad({ title: 'Account not deleted', message: sentenceOf(error, 'Please try again in a moment.') });
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit((values) => erase.mutate(values))}>
      <p>
        Every story and picture, all details about your children, and your name and address go for good.
        Credits that you have left go with them, and premium ends now. This cannot be undone.
      </p>
      <Field label="Your Password" error={form.formState.errors.password?.message}>
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
          Keep my account
        </Button>
        <Button kind="bad" type="submit" disabled={erase.isPending}>
          {erase.isPending ? 'Deleting…' : 'Yes, delete everything'}
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
      <Section title={asked ? 'Delete your account for good?' : 'Delete your account'}>
        {asked ? (
          <Sure onKeep={() => setAsked(false)} />
        ) : (
          <>
            <p>
              Your stories and everything about your children are erased. You may want to download them first.
            </p>
            <div className="btn-row">
              <Button kind="bad" onClick={() => setAsked(true)}>
                Delete Account
              </Button>
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
