import { creditsText } from '../../../accounts/web/credits-text.ts';
import { ChoiceCard } from '../../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../../platform/web/ui/field.tsx';
import type { CreditPackage } from '../../contract.ts';
import { PACKS } from '../messages/shop.ts';
import { dollars } from '../money.ts';

interface PackChoiceProps {
  packs: readonly CreditPackage[];
  chosen: string;
  onChoose: (id: string) => void;
}

function perStory({ credits, priceCents, savings }: CreditPackage): string {
  if (credits === 1) return PACKS.oneStory;
  return [PACKS.perStory(dollars(priceCents / credits)), savings].filter(Boolean).join(' ');
}

/** The packs on sale, each with its price and its price per story. */
export function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  return (
    <ChoiceGroup legend={PACKS.legend} legendClassName="sr-only">
      <div className="choices packs">
        {packs.map((pack) => (
          <ChoiceCard
            key={pack.id}
            name="pack"
            value={pack.id}
            checked={pack.id === chosen}
            onChange={() => onChoose(pack.id)}
          >
            <b>{creditsText(pack.credits)}</b>
            <span className="price">
              {dollars(pack.priceCents)} <small>{PACKS.unit}</small>
            </span>
            <span>{perStory(pack)}</span>
            {pack.popular && <span className="tag">{PACKS.popular}</span>}
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}
