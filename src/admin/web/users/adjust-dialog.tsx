import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refetchUser } from '../../../accounts/web/session.ts';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { createIdempotencyKey } from '../../../platform/web/idempotency-key.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { type AdminUser, adjustCredits, REASON_MAX } from '../../contract.ts';
import { counted, DONE, FAILED, INVALID, MISSING, NO_REASON } from '../messages.ts';
import { useChange } from '../use-change.ts';
import { type Adjustment, readAdjustment } from './adjustment.ts';
import { adjustDialog } from './user-handles.ts';

interface Typed {
  credits: string;
  reason: string;
}

function AdjustForm({ user }: { user: AdminUser }) {
  const form = useForm<Typed>({ defaultValues: { credits: '', reason: '' } });
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [refused, setRefused] = useState<string>();
  const adjust = useChange({
    make: (body: Adjustment) =>
      call(adjustCredits, {
        params: { id: user.id },
        body,
        headers: { 'idempotency-key': idempotencyKey.of(JSON.stringify(body)).key },
      }),
    done: DONE.adjusted,
    failed: FAILED.adjusted,
    onDone: () => {
      idempotencyKey.forget();
      adjustDialog.close();
      // The admin may have adjusted their own account.
      void refetchUser();
    },
    onFailed: (error) => {
      idempotencyKey.failed(error);
      setRefused(sentenceOf(error, NO_REASON));
    },
  });
  const send = (typed: Typed) => {
    setRefused(undefined);
    const read = readAdjustment(typed);
    if (read.problem) {
      toast.error(read.problem === 'missing' ? MISSING : INVALID);
      form.setFocus(read.field);
      return;
    }
    if (!adjust.isPending) adjust.mutate(read.adjustment);
  };
  return (
    <>
      <DialogHead title="Adjust Credits">
        {user.fullName}, {user.email}, has {counted(user.credits, 'credit')}.
      </DialogHead>
      <form className="sheet-body" noValidate onSubmit={form.handleSubmit(send)}>
        <Field
          label="Credits"
          hint="A positive number adds credits; a negative number removes them."
          error={refused}
        >
          {(control) => <input type="text" autoComplete="off" {...control} {...form.register('credits')} />}
        </Field>
        <Field label="Reason" hint="The user sees it next to the credits, and it stays in the log.">
          {(control) => (
            <textarea rows={3} maxLength={REASON_MAX} {...control} {...form.register('reason')} />
          )}
        </Field>
        <Button kind="main" wide type="submit" aria-disabled={adjust.isPending}>
          {adjust.isPending ? 'Adjusting…' : 'Adjust Credits'}
        </Button>
      </form>
    </>
  );
}

/** Adds or removes credits of an account. Typed values stay until the request succeeds. */
export function AdjustDialog() {
  return <Dialog handle={adjustDialog}>{(user) => user && <AdjustForm user={user} />}</Dialog>;
}
