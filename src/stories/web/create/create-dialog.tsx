import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../accounts/web/session.ts';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { createWishKey } from '../../../platform/web/wish-key.ts';
import { STORY_COST } from '../../../wallet/contract.ts';
import { COMING, CREATE_DIALOG } from '../words/dialogs.ts';
import { createDialog } from './create-handle.ts';
import { CreditsRequired } from './credits-required.tsx';
import { BLANK, type Draft, sameChild } from './draft.ts';

const CreateForm = lazy(() => import('./create-form.tsx').then((m) => ({ default: m.CreateForm })));

/** Tells when what lies on the sheet is gone. */
function UntilClosed({ onClosed, children }: { onClosed: () => void; children: ReactNode }) {
  useEffect(() => onClosed, [onClosed]);
  return children;
}

/** The Create Story dialog: the form, or "Credits Required". What was written is kept until it is sent. */
export function CreateDialog() {
  const { user } = useSession();
  const draft = useRef<Draft>(BLANK);
  const [wishKey] = useState(createWishKey);
  const [sent, setSent] = useState(false);
  const keep = useCallback((next: Draft) => {
    draft.current = next;
  }, []);
  const closed = useCallback(() => setSent(false), []);
  const email = user?.email;
  const before = useRef(email);
  useEffect(() => {
    // What one parent wrote is not for the next one at this computer; a guest who signs in is the same person.
    if (before.current && before.current !== email) {
      draft.current = BLANK;
      wishKey.forget();
    }
    before.current = email;
  }, [email, wishKey]);
  // A form that was sent stays until it closes: what came of it is said there, and the credit may just be spent.
  const broke = user !== null && user.credits < STORY_COST && !sent;
  return (
    <Dialog handle={createDialog} width={broke ? 'narrow' : 'wide'}>
      {() =>
        broke ? (
          <CreditsRequired />
        ) : (
          <UntilClosed onClosed={closed}>
            <Suspense fallback={<DialogHead title={CREATE_DIALOG}>{COMING}</DialogHead>}>
              <CreateForm
                draft={draft.current}
                wishKey={wishKey}
                onDraft={keep}
                onSend={() => setSent(true)}
                onTaken={() => {
                  draft.current = sameChild(draft.current);
                  createDialog.close();
                }}
              />
            </Suspense>
          </UntilClosed>
        )
      }
    </Dialog>
  );
}
