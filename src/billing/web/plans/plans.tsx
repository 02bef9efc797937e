import './plans.css';
import { useState } from 'react';
import { useSession } from '../../../accounts/web/session.ts';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import { Tabs } from '../../../platform/web/ui/tabs.tsx';
import type { Order } from '../checkout/order.ts';
import { PLAN_TABS } from '../messages/shop.ts';
import { isPending } from '../plan-messages.ts';
import { Premium } from '../premium/premium.tsx';
import { SwitchPlan } from '../premium/switch-plan.tsx';
import { BuyCredits } from './buy-credits.tsx';
import type { PlanTab } from './plan-handle.ts';

interface PlansProps {
  /** Purchases in progress outlive the dialog; packs and premium have separate ones. */
  orders: { packs: Order; premium: Order };
  /** The requested tab. */
  wanted: PlanTab | undefined;
  onDone: (paid: boolean) => void;
}

/** The tabs of the plan dialog. While premium's first payment is pending, buying credits is not offered. */
export function Plans({ orders, wanted, onDone }: PlansProps) {
  const { user } = useSession();
  const pending = user ? isPending(user.subscription) : false;
  const [open, setOpen] = useState<PlanTab>(wanted ?? 'payasyougo');
  const place = useFocusOnChange(pending ? 'pending' : 'settled');
  const premium = { order: orders.premium, onDone };
  return (
    <div className="sheet-body" ref={place}>
      <Tabs
        label={PLAN_TABS.label}
        open={pending && open === 'payasyougo' ? 'premium' : open}
        onOpen={setOpen}
        tabs={[
          ...(pending
            ? []
            : [
                {
                  value: 'payasyougo' as const,
                  label: PLAN_TABS.credits,
                  panel: <BuyCredits order={orders.packs} onDone={onDone} />,
                },
              ]),
          { value: 'premium', label: PLAN_TABS.premium, panel: <Premium {...premium} /> },
          {
            value: 'switch',
            label: PLAN_TABS.switch,
            panel: (
              <SwitchPlan
                {...premium}
                // A parent without premium is offered credits next.
                onLeft={(begun) => (begun ? onDone(false) : setOpen('payasyougo'))}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
