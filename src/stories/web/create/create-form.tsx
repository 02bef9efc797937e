import './create.css';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useSession } from '../../../accounts/web/session.ts';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import type { WishKey } from '../../../platform/web/wish-key.ts';
import { type CreationRequest, creationRequest } from '../../contract.ts';
import { CREATE, TROUBLE } from '../words/create.ts';
import { ChildSection } from './child-section.tsx';
import { type Draft, filledIn } from './draft.ts';
import { AgeChoice, StructureChoice, TypeChoice } from './story-choices.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { TopicSection } from './topic-section.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useGenerate } from './use-generate.ts';

const check = standardSchemaResolver(creationRequest) as unknown as Resolver<Draft, unknown, CreationRequest>;

interface CreateFormProps {
  draft: Draft;
  wishKey: WishKey;
  /** Told of every change, so that the wish outlives the dialog. */
  onDraft: (draft: Draft) => void;
  /** The wish is being sent. */
  onSend: () => void;
  /** The server has taken the story on. */
  onTaken: () => void;
}

/** Everything a parent may say about tonight's story. Two answers are enough: the topic and the age. */
export function CreateForm({ draft, wishKey, onDraft, onSend, onTaken }: CreateFormProps) {
  const { user } = useSession();
  const { busy, trouble, send } = useGenerate(wishKey, onTaken);
  const form = useForm<Draft, unknown, CreationRequest>({
    defaultValues: draft,
    resolver: (values, context, options) => check(filledIn(values) as Draft, context, options),
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );
  const submit = form.handleSubmit((request) => {
    if (!user) {
      bad(TROUBLE.login);
      return;
    }
    onSend();
    send(request);
  });
  return (
    <FormProvider {...form}>
      <DialogHead title={CREATE.title} />
      <form className="create" noValidate onSubmit={submit}>
        <div className="sheet-body form">
          <TopicSection />
          <TypeChoice />
          <AgeChoice />
          <StructureChoice />
          <ChildSection />
          {trouble && <TroubleNote trouble={trouble} />}
        </div>
        <SubmitBar user={user} busy={busy} />
      </form>
    </FormProvider>
  );
}
