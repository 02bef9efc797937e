import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../../accounts/web/session.ts';
import { createIdempotencyKey } from '../../../../platform/web/idempotency-key.ts';
import { Dialog, DialogHead } from '../../../../platform/web/ui/dialog.tsx';
import { STORY_COST } from '../../../../wallet/contract.ts';
import { COMING, CREATE_DIALOG } from '../messages/dialogs.ts';
import { createDialog } from './create-handle.ts';
import { CreditsRequired } from './credits-required.tsx';
import { createDraftStore } from './draft-store.ts';

const CreateForm = lazy(() => import('./create-form.tsx').then((m) => ({ default: m.CreateForm })));

const PLACEHOLDER = <DialogHead title={CREATE_DIALOG}>{COMING}</DialogHead>;

/** Calls `onClosed` when its content is unmounted. */
function UntilClosed({ onClosed, children }: { onClosed: () => void; children: ReactNode }) {
  useEffect(() => onClosed, [onClosed]);
  return children;
}

/** The Create Story dialog: the form, or "Credits Required". The draft is stored until it is sent or discarded. */
export function CreateDialog() {
  const { user, isLoading } = useSession();
  const [drafts] = useState(createDraftStore);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [sent, setSent] = useState(false);
  const closed = useCallback(() => setSent(false), []);
  const id = user?.id ?? null;
  const before = useRef(id);
  useEffect(() => {
    // A draft must not be shown to another user of this computer; a guest who signs in keeps theirs.
    if (before.current && before.current !== id) {
      drafts.leave();
      idempotencyKey.forget();
    }
    before.current = id;
  }, [id, drafts, idempotencyKey]);
  // A form that was sent stays until it closes: it shows the result, and the last credit may just have been held.
  const needsCredits = user !== null && user.credits < STORY_COST && !sent;
  return (
    <Dialog handle={createDialog} width={needsCredits ? 'narrow' : 'wide'}>
      {() => {
        // Whose draft it is remains to be seen.
        if (isLoading) return PLACEHOLDER;
        if (needsCredits) return <CreditsRequired hasDraft={drafts.read(id).prompt.trim() !== ''} />;
        return (
          <UntilClosed onClosed={closed}>
            <Suspense fallback={PLACEHOLDER}>
              <CreateForm
                draft={drafts.read(id)}
                idempotencyKey={idempotencyKey}
                onDraft={(draft) => drafts.write(id, draft)}
                onDiscard={() => drafts.discard()}
                onSend={() => setSent(true)}
                onAccepted={() => {
                  drafts.sent(id);
                  createDialog.close();
                }}
              />
            </Suspense>
          </UntilClosed>
        );
      }}
    </Dialog>
  );
}
