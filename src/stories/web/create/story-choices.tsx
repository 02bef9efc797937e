import { useFormContext } from 'react-hook-form';
import { ChoiceCard } from '../../../platform/web/ui/choice.tsx';
import { ChoiceGroup } from '../../../platform/web/ui/field.tsx';
import { AGE_BANDS, STRUCTURES, type Structure } from '../../../studio/contract.ts';
import { BANDS } from './bands.ts';
import type { Draft } from './draft.ts';
import { BOOKS, PLOTS } from './drawings.tsx';

const COMING_SOON = ['Special Kids', 'Educational'] as const;

const SHAPES: Readonly<Record<Structure, { name: string; words: string }>> = {
  classic: { name: 'Classic Arc', words: 'A want, a wobble, a way through.' },
  fairytale: { name: 'Fairytale', words: 'Three tries, and the third one works.' },
  hero_journey: { name: "Hero's Journey", words: 'Out into the world and home again, changed.' },
};

/** What kind of story; there is one kind so far. */
export function TypeChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend="Story type" error={formState.errors.storyType?.message}>
      <div className="choices kinds">
        <ChoiceCard {...register('storyType')} value="moral">
          <b>Moral</b>
          <span>Something to carry away.</span>
        </ChoiceCard>
        {COMING_SOON.map((name) => (
          <ChoiceCard key={name} name="storyType-later" disabled>
            <b>{name}</b>
            <span>Coming Soon</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** For whom: four books, drawn to scale. */
export function AgeChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend="Age group" error={formState.errors.targetAgeGroup?.message}>
      <div className="choices ages">
        {AGE_BANDS.map((band) => (
          <ChoiceCard key={band} {...register('targetAgeGroup')} value={band}>
            {BOOKS[band]}
            <b>{BANDS[band].years} years</b>
            <span>{BANDS[band].format}</span>
            <span>{BANDS[band].words}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** How the story runs. */
export function StructureChoice() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend="Story structure" error={formState.errors.storyStructure?.message}>
      <div className="choices shapes">
        {STRUCTURES.map((structure) => (
          <ChoiceCard key={structure} {...register('storyStructure')} value={structure}>
            {PLOTS[structure]}
            <b>{SHAPES[structure].name}</b>
            <span>{SHAPES[structure].words}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  );
}
