import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { COUNTRIES, type User } from '../../contract.ts';
import { changeDetails, detailsBody } from '../../own-account-contract.ts';
import { DETAILS } from '../messages/account.ts';
import { setUser } from '../session.ts';

/** Name and country of the account. */
export function DetailsForm({ user }: { user: User }) {
  const form = useForm<z.input<typeof detailsBody>, unknown, z.output<typeof detailsBody>>({
    resolver: standardSchemaResolver(detailsBody),
    values: { fullName: user.fullName, country: user.country as (typeof COUNTRIES)[number] },
  });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (body: z.output<typeof detailsBody>) => call(changeDetails, { body }),
    onSuccess: ({ user: saved }) => {
      setUser(saved);
      toast.success(DETAILS.done(saved.fullName));
    },
    onError: (error) =>
      toast.error({ title: DETAILS.failed.title, message: sentenceOf(error, DETAILS.failed.message) }),
  });
  return (
    <Section title={DETAILS.title}>
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <Field label={DETAILS.fullName} error={errors.fullName?.message}>
          {(control) => <input type="text" autoComplete="name" {...control} {...form.register('fullName')} />}
        </Field>
        <Field label={DETAILS.country} error={errors.country?.message}>
          {(control) => (
            <select autoComplete="country-name" {...control} {...form.register('country')}>
              {COUNTRIES.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )}
        </Field>
        <div className="btn-row">
          <Button kind="second" type="submit" disabled={!isDirty || save.isPending}>
            {save.isPending ? DETAILS.submitting : DETAILS.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
