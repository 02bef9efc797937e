import { openPlans } from '../../../billing/web/plan-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
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
      <DialogHead title="Credits Required">You need at least 1 credit to create a story.</DialogHead>
      <div className="sheet-body">
        <p>Each story costs 1 credit. Credits never expire, and a story that fails gives its credit back.</p>
        <div className="btn-row">
          <Button kind="main" onClick={buyAndReturn}>
            Get Credits
          </Button>
          <Button kind="quiet" onClick={() => createDialog.close()}>
            Cancel
          </Button>
        </div>
      </div>
    </>
  );
}
