import type { ComponentPropsWithRef } from 'react';
import { ChoiceCard } from '../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../platform/web/ui/field.tsx';
import type { PLANS } from '../contract.ts';

const pay: (typeof PLANS)[number] = 'pay-as-you-go';
const premium: (typeof PLANS)[number] = 'premium';

interface PlanChoiceProps {
  /** Registers the radios. Called while they render, so that the form knows its fields in the order of the page. */
  radio: () => Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;
  error: string | undefined;
}

/** The two plans on offer at sign-up, with their prices. */
export function PlanChoice({ radio, error }: PlanChoiceProps) {
  return (
    <ChoiceGroup legend="Plan" legendClassName="label" className="stack" error={error}>
      <div className="choices plans">
        <ChoiceCard {...radio()} value={pay}>
          <b>Pay as you go</b>
          <span className="price">
            $2 <small>AUD per story</small>
          </span>
          <span>Credits never expire.</span>
        </ChoiceCard>
        <ChoiceCard {...radio()} value={premium}>
          <b>Premium</b>
          <span className="price">
            $9.99 <small>AUD monthly</small>
          </span>
          <span>10 stories with monthly renewal.</span>
          <span className="tag">Popular</span>
        </ChoiceCard>
      </div>
    </ChoiceGroup>
  );
}
