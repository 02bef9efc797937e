import { useState } from 'react';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { BuyCredits } from './buy-credits.tsx';

type PlanTab = 'payasyougo';

/** The ways to pay. As long as there is one, it stands under its heading and not under a tab. */
export function Plans({ onDone }: { onDone: () => void }) {
  const [tab, setTab] = useState<PlanTab>('payasyougo');
  return (
    <div className="sheet-body">
      <Tabs
        label="Plans"
        value={tab}
        onChange={setTab}
        tabs={[{ value: 'payasyougo', label: 'Buy Credits', panel: <BuyCredits onDone={onDone} /> }]}
      />
    </div>
  );
}
