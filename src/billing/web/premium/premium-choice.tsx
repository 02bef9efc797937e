import { ChoiceCard } from '../../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../../platform/web/ui/field.tsx';
import type { PremiumPackage } from '../../contract.ts';
import { PREMIUM_SALE } from '../messages/shop.ts';
import { dollars } from '../money.ts';

interface PremiumChoiceProps {
  packages: readonly PremiumPackage[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The choice between monthly and yearly premium. */
export function PremiumChoice({ packages, chosen, onChoose }: PremiumChoiceProps) {
  return (
    <ChoiceGroup legend={PREMIUM_SALE.legend} legendClassName="sr-only">
      <div className="choices plans">
        {packages.map(({ id, billingCycle, priceCents, description, savings }) => (
          <ChoiceCard
            key={id}
            name="premium"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          >
            <b>{PREMIUM_SALE.names[billingCycle]}</b>
            <span className="price">
              {dollars(priceCents)} <small>{PREMIUM_SALE.units[billingCycle]}</small>
            </span>
            <span>{description}</span>
            {savings && <span className="tag">{savings}</span>}
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}
