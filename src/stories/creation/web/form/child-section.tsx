import { useFormContext, useWatch } from 'react-hook-form';
import { Segments } from '../../../../platform/web/ui/choice.tsx';
import { ChoiceGroup, Field } from '../../../../platform/web/ui/field.tsx';
import { HAIR_COLORS, SKIN_TONES, THEMES, WEARS } from '../../../../studio/contract.ts';
import {
  BUILD_NAMES,
  CHILD,
  CREATE,
  GENDER_NAMES,
  HAIR_LENGTH_NAMES,
  HAIR_STYLE_NAMES,
  HEIGHT_NAMES,
  WEAR_NAMES,
} from '../messages/create.ts';
import type { Draft } from './draft.ts';
import { Portrait } from './portrait.tsx';
import { Swatches } from './swatches.tsx';

type Choice =
  | 'characterGender'
  | 'characterHairLength'
  | 'characterHairStyle'
  | 'characterHeight'
  | 'characterBodyStructure';
type Words = 'characterEthnicity' | 'characterCountry' | 'favoriteTheme';

interface ShortProps {
  legend: string;
  name: Choice;
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
}

function Short({ legend, name, options }: ShortProps) {
  const { register } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={legend} legendClassName="label">
      <Segments
        {...register(name)}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      />
    </ChoiceGroup>
  );
}

/** What the child wears or uses; several may be chosen. */
function Wears() {
  const { register } = useFormContext<Draft>();
  return (
    <ChoiceGroup legend={CHILD.wears} legendClassName="label">
      <div className="seg">
        {WEARS.map((wear) => (
          <label key={wear}>
            <input type="checkbox" {...register('wears')} value={wear} />
            {WEAR_NAMES[wear]}
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
          {label} <span className="optional">{CREATE.optional}</span>
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
          {CHILD.name} <span className="optional">{CREATE.required}</span>
        </>
      }
      error={formState.errors.childName?.message}
    >
      {(control) => <input maxLength={30} autoComplete="off" {...control} {...register('childName')} />}
    </Field>
  );
}

/** Whether the child is the hero, and the traits of the hero. */
export function ChildSection() {
  const { register } = useFormContext<Draft>();
  const included = useWatch<Draft, 'includeChildAsMain'>({ name: 'includeChildAsMain' });
  return (
    <fieldset>
      <legend>{CHILD.section}</legend>
      <label className="check">
        <input type="checkbox" {...register('includeChildAsMain')} />
        {CHILD.include}
      </label>
      <div className="looks">
        <Portrait />
        <div className="traits">
          <p className="hint">{CHILD.open}</p>
          <div className="pair">
            {included && <ChildName />}
            <Short legend={CHILD.gender} name="characterGender" options={GENDER_NAMES} />
          </div>
          <Swatches legend={CHILD.skin} name="characterSkinColor" paint="sk" names={SKIN_TONES} />
          <Swatches legend={CHILD.hairColor} name="characterHairColor" paint="hr" names={HAIR_COLORS} />
          <Wears />
          <div className="pair">
            <Short legend={CHILD.hairLength} name="characterHairLength" options={HAIR_LENGTH_NAMES} />
            <Short legend={CHILD.hairStyle} name="characterHairStyle" options={HAIR_STYLE_NAMES} />
            <Short legend={CHILD.height} name="characterHeight" options={HEIGHT_NAMES} />
            <Short legend={CHILD.build} name="characterBodyStructure" options={BUILD_NAMES} />
            <FewWords label={CHILD.ethnicity} name="characterEthnicity" />
            <FewWords label={CHILD.country} name="characterCountry" />
            <FewWords label={CHILD.favoriteTheme} name="favoriteTheme" list="theme-list" />
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
