import { ChoiceCard } from '../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../platform/web/ui/field.tsx';
import type { PremiumPackage } from '../contract.ts';
import { dollars } from './money.ts';

interface PremiumChoiceProps {
  packages: readonly PremiumPackage[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Premium by the month and by the year. */
export function PremiumChoice({ packages, chosen, onChoose }: PremiumChoiceProps) {
  return (
    <ChoiceGroup legend="Premium package" legendClassName="sr-only">
      <div className="choices plans">
        {packages.map(({ id, billingCycle, priceCents, description, savings }) => (
          <ChoiceCard
            key={id}
            name="premium"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          >
            <b>{billingCycle === 'yearly' ? 'Yearly' : 'Monthly'}</b>
            <span className="price">
              {dollars(priceCents)} <small>AUD {billingCycle === 'yearly' ? 'a year' : 'a month'}</small>
            </span>
            <span>{description}</span>
            {savings && <span className="tag">{savings}</span>}
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}
