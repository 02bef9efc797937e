import { useFormContext } from 'react-hook-form';
import { ChoiceCard } from '../../../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../../../platform/web/ui/field.tsx';
import { AGE_BANDS } from '../../../../studio/age-bands.ts';
import { STRUCTURES } from '../../../../studio/contract.ts';
import { BANDS } from '../../../story/web/messages/bands.ts';
import { CHOICES, STRUCTURE_NAMES } from '../messages/create.ts';
import type { Draft } from './draft.ts';
import { BOOKS, PLOTS } from './drawings.tsx';

/** The story type; only one can be chosen so far. */
export function TypeChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={CHOICES.type} error={formState.errors.storyType?.message}>
      <div className="choices kinds">
        <ChoiceCard {...register('storyType')} value="moral">
          <b>{CHOICES.moral}</b>
          <span>{CHOICES.moralWords}</span>
        </ChoiceCard>
        {CHOICES.laterTypes.map((name) => (
          <ChoiceCard key={name} name="storyType-later" disabled>
            <b>{name}</b>
            <span>{CHOICES.comingSoon}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The age band, with a drawing of the book format of each. */
export function AgeChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={CHOICES.age} error={formState.errors.targetAgeGroup?.message}>
      <div className="choices ages">
        {AGE_BANDS.map((band) => (
          <ChoiceCard key={band} {...register('targetAgeGroup')} value={band}>
            {BOOKS[band]}
            <b>{CHOICES.years(BANDS[band].years)}</b>
            <span>{BANDS[band].format}</span>
            <span>{BANDS[band].words}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The structure of the story. */
export function StructureChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={CHOICES.structure} error={formState.errors.storyStructure?.message}>
      <div className="choices shapes">
        {STRUCTURES.map((structure) => (
          <ChoiceCard key={structure} {...register('storyStructure')} value={structure}>
            {PLOTS[structure]}
            <b>{STRUCTURE_NAMES[structure].name}</b>
            <span>{STRUCTURE_NAMES[structure].words}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}
