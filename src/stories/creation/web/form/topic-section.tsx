import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../../accounts/web/session.ts';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { lensOf, THEME_LENSES, type Theme } from '../../../../studio/content/en/themes.ts';
import { THEMES } from '../../../../studio/contract.ts';
import { PROMPT_MAX } from '../../contract.ts';
import { TOPIC } from '../messages/create.ts';
import { UnderstandingPanel } from '../understanding/understanding-panel.tsx';
import type { Draft } from './draft.ts';

/** How many themes are shown before "All themes" is pressed. */
const INITIAL_THEMES = 6;
const STARTERS: ReadonlySet<string> = new Set(THEME_LENSES.map(({ starter }) => starter));

/** The prompt, and themes with starter sentences. */
export function TopicSection() {
  const { register, setValue, getValues, formState } = useFormContext<Draft>();
  const { user } = useSession();
  const [all, setAll] = useState(false);
  const theme = useWatch<Draft, 'favoriteTheme'>({ name: 'favoriteTheme' });
  const choose = (next: Theme) => {
    setValue('favoriteTheme', next, { shouldDirty: true });
    // Replaces a starter by another one, but never the parent's own words.
    const written = getValues('prompt').trim();
    if (!written || STARTERS.has(written)) {
      setValue('prompt', lensOf(next).starter, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  return (
    <section>
      <Field label={TOPIC.name} hint={TOPIC.hint} error={formState.errors.prompt?.message}>
        {(control) => <textarea rows={3} maxLength={PROMPT_MAX} {...control} {...register('prompt')} />}
      </Field>
      {user && <UnderstandingPanel />}
      <div>
        <p className="label text-sm" id="ideas">
          {TOPIC.themes}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of actions is no fieldset */}
        <div className="ideas" role="group" aria-labelledby="ideas">
          {(all ? THEMES : THEMES.slice(0, INITIAL_THEMES)).map((option) => (
            <button key={option} type="button" aria-pressed={theme === option} onClick={() => choose(option)}>
              {lensOf(option).name}
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
