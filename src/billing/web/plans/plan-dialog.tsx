import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../accounts/web/session.ts';
import { ONE_MOMENT } from '../../../platform/web/messages.ts';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { createOrder } from '../checkout/order.ts';
import { PLAN_DIALOG } from '../messages/plan.ts';
import { planSentence } from '../plan-messages.ts';
import { planDialog } from './plan-handle.ts';

const Plans = lazy(() => import('./plans.tsx').then((m) => ({ default: m.Plans })));

/** The dialog "Choose Your Plan": products, prices and the card form. */
export function PlanDialog() {
  const { user } = useSession();
  const [orders] = useState(() => ({ packs: createOrder(), premium: createOrder() }));
  return (
    <Dialog handle={planDialog} width="mid">
      {(request) => (
        <>
          <DialogHead title={PLAN_DIALOG.title}>{user && planSentence(user)}</DialogHead>
          <Suspense fallback={<p className="sheet-body text-soft">{ONE_MOMENT}</p>}>
            <Plans
              orders={orders}
              wanted={request?.tab}
              onDone={(paid) => {
                planDialog.close();
                if (paid) request?.after?.();
              }}
            />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}
