import './create.css';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useSession } from '../../../../accounts/web/session.ts';
import type { IdempotencyKey } from '../../../../platform/web/idempotency-key.ts';
import { DialogHead } from '../../../../platform/web/ui/dialog.tsx';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { type CreationRequest, creationRequest } from '../../contract.ts';
import { CREATE, ERRORS } from '../messages/create.ts';
import { ChildSection } from './child-section.tsx';
import { BLANK, type Draft, filledIn, isBlank } from './draft.ts';
import { ErrorNote } from './error-note.tsx';
import { AgeChoice, StructureChoice, TypeChoice } from './story-choices.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { TopicSection } from './topic-section.tsx';
import { useGenerate } from './use-generate.ts';

const check = standardSchemaResolver(creationRequest) as unknown as Resolver<Draft, unknown, CreationRequest>;

interface CreateFormProps {
  draft: Draft;
  idempotencyKey: IdempotencyKey;
  /** Called on every change, so that the draft outlives the dialog and a reload. */
  onDraft: (draft: Draft) => void;
  /** Called when the parent wants to begin with an empty form. */
  onDiscard: () => void;
  /** Called when the request is sent. */
  onSend: () => void;
  /** Called when the server has accepted the request. */
  onAccepted: () => void;
}

/** Says that what was written before is still there. */
function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      {CREATE.restored}{' '}
      <button type="button" className="link" onClick={onDiscard}>
        {CREATE.discard}
      </button>
    </>
  );
}

/** The story form. Only the topic and the age are required. */
export function CreateForm({
  draft,
  idempotencyKey,
  onDraft,
  onDiscard,
  onSend,
  onAccepted,
}: CreateFormProps) {
  const { user } = useSession();
  const { busy, error, send } = useGenerate(idempotencyKey, onAccepted);
  const form = useForm<Draft, unknown, CreationRequest>({
    defaultValues: draft,
    resolver: (values, context, options) => check(filledIn(values) as unknown as Draft, context, options),
  });
  const { subscribe, reset, setFocus } = form;
  const [isRestored, setIsRestored] = useState(() => !isBlank(draft));
  const onValues = useEffectEvent(onDraft);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [subscribe],
  );
  const startOver = () => {
    reset(BLANK);
    onDiscard();
    setIsRestored(false);
    setFocus('prompt');
  };
  const submit = form.handleSubmit((request) => {
    if (!user) {
      toast.error(ERRORS.login);
      return;
    }
    onSend();
    send(request);
  });
  return (
    <FormProvider {...form}>
      <DialogHead title={CREATE.title}>{isRestored && <RestoredNote onDiscard={startOver} />}</DialogHead>
      <form className="create" noValidate onSubmit={submit}>
        <div className="sheet-body form">
          <TopicSection />
          <TypeChoice />
          <AgeChoice />
          <StructureChoice />
          <ChildSection />
          {error && <ErrorNote error={error} />}
        </div>
        <SubmitBar user={user} busy={busy} />
      </form>
    </FormProvider>
  );
}
