import { lazy, Suspense, useState } from 'react';
import { creditsText } from '../../accounts/web/credits-text.ts';
import { useSession } from '../../accounts/web/session.ts';
import { Dialog, DialogHead } from '../../platform/web/ui/dialog.tsx';
import { STORY_COST } from '../../wallet/contract.ts';
import { createOrder } from './order.ts';
import { planDialog } from './plan-handle.ts';

const Plans = lazy(() => import('./plans.tsx').then((m) => ({ default: m.Plans })));

/** "Choose Your Plan": what there is to buy, what it costs, and the card form. */
export function PlanDialog() {
  const { user } = useSession();
  const [order] = useState(createOrder);
  return (
    <Dialog handle={planDialog} width="mid">
      {(request) => (
        <>
          <DialogHead title="Choose Your Plan">
            You have {creditsText(user?.credits ?? 0)}. Each story costs {creditsText(STORY_COST)}.
          </DialogHead>
          <Suspense fallback={<p className="sheet-body text-soft">One moment…</p>}>
            <Plans
              order={order}
              onDone={() => {
                planDialog.close();
                request?.after?.();
              }}
            />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}
