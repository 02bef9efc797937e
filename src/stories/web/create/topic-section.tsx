import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../platform/web/ui/field.tsx';
import { THEMES, type Theme } from '../../../studio/contract.ts';
import { PROMPT_MAX } from '../../contract.ts';
import { THEME_NAMES, TOPIC } from '../words/create.ts';
import { STARTERS } from '../words/starters.ts';
import type { Draft } from './draft.ts';

/** How many themes are shown before one asks for all. */
const HINTS = 6;

/** What the story is about, and ideas for those who do not know yet. */
export function TopicSection() {
  const { register, setValue, getValues, formState } = useFormContext<Draft>();
  const [all, setAll] = useState(false);
  const theme = useWatch<Draft, 'favoriteTheme'>({ name: 'favoriteTheme' });
  const choose = (next: Theme) => {
    setValue('favoriteTheme', next, { shouldDirty: true });
    // A starter may be exchanged for another one; words of the parent's own are never touched.
    const written = getValues('prompt').trim();
    if (!written || Object.values(STARTERS).includes(written)) {
      setValue('prompt', STARTERS[next], { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  return (
    <section>
      <Field label={TOPIC.name} hint={TOPIC.hint} error={formState.errors.prompt?.message}>
        {(control) => <textarea rows={3} maxLength={PROMPT_MAX} {...control} {...register('prompt')} />}
      </Field>
      <div>
        <p className="label text-sm" id="ideas">
          {TOPIC.themes}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of actions is no fieldset */}
        <div className="ideas" role="group" aria-labelledby="ideas">
          {(all ? THEMES : THEMES.slice(0, HINTS)).map((option) => (
            <button key={option} type="button" aria-pressed={theme === option} onClick={() => choose(option)}>
              {THEME_NAMES[option]}
            </button>
          ))}
          {!all && (
            <button type="button" onClick={() => setAll(true)}>
              {TOPIC.allThemes(THEMES.length)}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
