import { openPlans } from '../../../../billing/web/plans/plan-handle.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../../platform/web/ui/dialog.tsx';
import { CREDITS_REQUIRED } from '../messages/dialogs.ts';
import { createDialog, openCreate } from './create-handle.ts';

/** Closes the form, opens the plans, and reopens the form with its draft afterwards. */
export function buyAndReturn(): void {
  createDialog.close();
  openPlans({ after: openCreate });
}

/** Shown in place of the form to a parent without a credit. */
export function CreditsRequired({ hasDraft }: { hasDraft: boolean }) {
  return (
    <>
      <DialogHead title={CREDITS_REQUIRED.title}>{CREDITS_REQUIRED.lead}</DialogHead>
      <div className="sheet-body">
        {hasDraft && <p className="note">{CREDITS_REQUIRED.draft}</p>}
        <p>{CREDITS_REQUIRED.terms}</p>
        <div className="btn-row">
          <Button kind="main" onClick={buyAndReturn}>
            {CREDITS_REQUIRED.buy}
          </Button>
          <Button kind="quiet" onClick={() => createDialog.close()}>
            {CREDITS_REQUIRED.cancel}
          </Button>
        </div>
      </div>
    </>
  );
}
