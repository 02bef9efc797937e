import { openPlans } from '../../../billing/web/plan-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { CREDITS_REQUIRED } from '../words/dialogs.ts';
import { createDialog, openCreate } from './create-handle.ts';

/** Closes the form, sells credits, and comes back to what was being written. */
export function buyAndReturn(): void {
  createDialog.close();
  openPlans({ after: openCreate });
}

/** Shown in place of the form to a parent who has no credit. */
export function CreditsRequired() {
  return (
    <>
      <DialogHead title={CREDITS_REQUIRED.title}>{CREDITS_REQUIRED.lead}</DialogHead>
      <div className="sheet-body">
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
