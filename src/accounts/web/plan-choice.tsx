import type { ComponentPropsWithRef } from 'react';
import { ChoiceCard } from '../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../platform/web/ui/field.tsx';
import type { PLANS } from '../contract.ts';
import { PLAN_CHOICE } from './messages/auth.ts';

const pay: (typeof PLANS)[number] = 'pay-as-you-go';
const premium: (typeof PLANS)[number] = 'premium';

interface PlanChoiceProps {
  /** Registers the radios. Called while they render, so that the form registers its fields in page order. */
  radio: () => Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;
  error: string | undefined;
}

/** The two plans on offer at sign-up, with their prices. */
export function PlanChoice({ radio, error }: PlanChoiceProps) {
  return (
    <ChoiceGroup legend={PLAN_CHOICE.legend} legendClassName="label" className="stack" error={error}>
      <div className="choices plans">
        <ChoiceCard {...radio()} value={pay}>
          <b>{PLAN_CHOICE.pay.name}</b>
          <span className="price">
            {PLAN_CHOICE.pay.price} <small>{PLAN_CHOICE.pay.unit}</small>
          </span>
          <span>{PLAN_CHOICE.pay.hint}</span>
        </ChoiceCard>
        <ChoiceCard {...radio()} value={premium}>
          <b>{PLAN_CHOICE.premium.name}</b>
          <span className="price">
            {PLAN_CHOICE.premium.price} <small>{PLAN_CHOICE.premium.unit}</small>
          </span>
          <span>{PLAN_CHOICE.premium.hint}</span>
          <span className="tag">{PLAN_CHOICE.premium.tag}</span>
        </ChoiceCard>
      </div>
    </ChoiceGroup>
  );
}
