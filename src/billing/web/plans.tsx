import './plans.css';
import { useState } from 'react';
import { useSession } from '../../accounts/web/session.ts';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { BuyCredits } from './buy-credits.tsx';
import type { Order } from './order.ts';
import type { PlanTab } from './plan-handle.ts';
import { isPending } from './plan-words.ts';
import { Premium } from './premium.tsx';
import { SwitchPlan } from './switch-plan.tsx';
import { PLAN_TABS } from './words/shop.ts';

interface PlansProps {
  /** What is being bought outlives the dialog; packs and premium are kept apart. */
  orders: { packs: Order; premium: Order };
  /** The tab that was asked for. */
  wanted: PlanTab | undefined;
  onDone: (paid: boolean) => void;
}

/** The ways to pay, one under each tab. Premium that waits for its first payment comes before buying credits. */
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
                // Without premium the next thing that a parent wants is a credit.
                onLeft={(begun) => (begun ? onDone(false) : setOpen('payasyougo'))}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
