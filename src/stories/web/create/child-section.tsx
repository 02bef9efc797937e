import { useFormContext, useWatch } from 'react-hook-form';
import { Segments } from '../../../platform/web/ui/choice.tsx';
import { ChoiceGroup, Field } from '../../../platform/web/ui/field.tsx';
import {
  BUILDS,
  GENDERS,
  HAIR_COLORS,
  HAIR_LENGTHS,
  HEIGHTS,
  SKIN_TONES,
  THEMES,
  WEARS,
  type Wear,
} from '../../../studio/contract.ts';
import { capital } from '../capital.ts';
import type { Draft } from './draft.ts';
import { Portrait } from './portrait.tsx';
import { Swatches } from './swatches.tsx';

/** In the order of the portrait's curls: curly, wavy, straight. */
const STYLES = ['curly', 'wavy', 'straight'] as const;

type Choice =
  | 'characterGender'
  | 'characterHairLength'
  | 'characterHairStyle'
  | 'characterHeight'
  | 'characterBodyStructure';
type Words = 'characterEthnicity' | 'characterCountry' | 'favoriteTheme';

function Short({ legend, name, options }: { legend: string; name: Choice; options: readonly string[] }) {
  const { register } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={legend} legendClassName="label">
      <Segments {...register(name)} options={options.map((value) => ({ value, label: capital(value) }))} />
    </ChoiceGroup>
  );
}

const LABELS: Readonly<Record<Wear, string>> = {
  glasses: 'Glasses',
  hijab: 'Hijab',
  hearing_aid: 'Hearing aid',
  wheelchair: 'Wheelchair',
};

/** What the child wears or uses: as many as there are. */
function Wears() {
  const { register } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend="Glasses and more" legendClassName="label">
      <div className="seg">
        {WEARS.map((wear) => (
          <label key={wear}>
            <input type="checkbox" {...register('wears')} value={wear} />
            {LABELS[wear]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function FewWords({ label, name, list }: { label: string; name: Words; list?: string }) {
  const { register, formState } = useFormContext<Draft>();
  return (
    <Field
      label={
        <>
          {label} <span className="optional">(optional)</span>
        </>
      }
      error={formState.errors[name]?.message}
    >
      {(control) => <input maxLength={60} autoComplete="off" list={list} {...control} {...register(name)} />}
    </Field>
  );
}

function ChildName() {
  const { register, formState } = useFormContext<Draft>();
  return (
    <Field
      label={
        <>
          Child's name <span className="optional">(required)</span>
        </>
      }
      error={formState.errors.childName?.message}
    >
      {(control) => <input maxLength={30} autoComplete="off" {...control} {...register('childName')} />}
    </Field>
  );
}

/** Who is in the pictures: the child itself, or somebody who looks like this. */
export function ChildSection() {
  const { register } = useFormContext<Draft>();
  const included = useWatch<Draft, 'includeChildAsMain'>({ name: 'includeChildAsMain' });
  return (
    <fieldset>
      <legend>Your child</legend>
      <label className="check">
        <input type="checkbox" {...register('includeChildAsMain')} />
        Make my child the main character
      </label>
      <div className="looks">
        <Portrait />
        <div className="traits">
          <p className="hint">What you leave open, the painter chooses.</p>
          <div className="pair">
            {included && <ChildName />}
            <Short legend="Gender" name="characterGender" options={GENDERS} />
          </div>
          <Swatches legend="Skin" name="characterSkinColor" paint="sk" names={SKIN_TONES} />
          <Swatches legend="Hair colour" name="characterHairColor" paint="hr" names={HAIR_COLORS} />
          <Wears />
          <div className="pair">
            <Short legend="Hair length" name="characterHairLength" options={HAIR_LENGTHS} />
            <Short legend="Hair style" name="characterHairStyle" options={STYLES} />
            <Short legend="Height" name="characterHeight" options={HEIGHTS} />
            <Short legend="Body structure" name="characterBodyStructure" options={BUILDS} />
            <FewWords label="Ethnicity" name="characterEthnicity" />
            <FewWords label="Country" name="characterCountry" />
            <FewWords label="Favourite theme" name="favoriteTheme" list="theme-list" />
            <datalist id="theme-list">
              {THEMES.map((theme) => (
                <option key={theme} value={theme} />
              ))}
            </datalist>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
