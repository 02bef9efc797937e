import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useSession } from '../../../accounts/web/session.ts';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { STORY_COST } from '../../../wallet/contract.ts';
import { createDialog } from './create-handle.ts';
import { CreditsRequired } from './credits-required.tsx';
import { BLANK, type Draft, sameChild } from './draft.ts';

const CreateForm = lazy(() => import('./create-form.tsx').then((m) => ({ default: m.CreateForm })));

/** The Create Story dialog: the form, or "Credits Required". What was written is kept until it is sent. */
export function CreateDialog() {
  const { user } = useSession();
  const draft = useRef<Draft>(BLANK);
  const keep = useCallback((next: Draft) => {
    draft.current = next;
  }, []);
  const email = user?.email;
  const before = useRef(email);
  useEffect(() => {
    // What one parent wrote is not for the next one at this computer; a guest who signs in is the same person.
    if (before.current && before.current !== email) draft.current = BLANK;
    before.current = email;
  }, [email]);
  const broke = user !== null && user.credits < STORY_COST && !draft.current.prompt;
  return (
    <Dialog handle={createDialog} width={broke ? 'narrow' : 'wide'}>
      {() =>
        broke ? (
          <CreditsRequired />
        ) : (
          <Suspense fallback={<DialogHead title="Create Story">One moment…</DialogHead>}>
            <CreateForm
              draft={draft.current}
              onDraft={keep}
              onTaken={() => {
                draft.current = sameChild(draft.current);
                createDialog.close();
              }}
            />
          </Suspense>
        )
      }
    </Dialog>
  );
}
