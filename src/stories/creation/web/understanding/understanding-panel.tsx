import './understanding.css';
import { UNDERSTANDING } from '../messages/understanding.ts';
import { FeelingChip, SituationChip, ThingChip } from './chips.tsx';
import { charactersIn } from './corrections.ts';
import { NamedChips } from './named-chips.tsx';
import { type Understanding, useUnderstanding } from './use-understanding.ts';

/**
 * Says under the prompt how it is understood, with chips to correct it. Its space is reserved, so that the form never
 * moves, and it stays empty when no answer comes.
 */
export function UnderstandingPanel() {
  const understanding = useUnderstanding();
  const shown = typeof understanding === 'object' ? understanding : undefined;
  return (
    <div className="understanding" data-shown={understanding ? '' : undefined}>
      <p className="understanding-words" role="status">
        {shown?.sentence}
      </p>
      {understanding === 'idle' && <p className="hint understanding-idle">{UNDERSTANDING.idle}</p>}
      {shown && <Chips {...shown} />}
    </div>
  );
}

function Chips({ understood, corrections, correct }: Understanding) {
  const { understanding, choices } = understood;
  const isFun = corrections.justForFun === true;
  const [thing] = corrections.things ?? understanding.things;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of small controls is no fieldset
    <div className="chips" role="group" aria-label={UNDERSTANDING.change}>
      <SituationChip
        value={isFun ? '' : (corrections.situation ?? understanding.situation?.id ?? '')}
        situations={choices.situations}
        onChoose={(id) => correct('situation', id)}
      />
      <NamedChips
        named={corrections.people ?? charactersIn(understanding)}
        onChange={(named) => correct('people', named)}
      />
      <ThingChip
        value={thing?.what ?? ''}
        onChange={(what) => correct('things', thingsWith(what, understanding.things))}
      />
      <FeelingChip
        value={corrections.feeling ?? understanding.feeling ?? ''}
        onChange={(feeling) => correct('feeling', feeling)}
      />
      {choices.fun && (
        <button
          type="button"
          className="chip"
          aria-pressed={isFun}
          onClick={() => correct('justForFun', !isFun)}
        >
          {UNDERSTANDING.justForFun}
        </button>
      )}
    </div>
  );
}

/** The thing as it was read where it has this name, with its colour; a new one has none. */
const thingsWith = (
  what: string,
  read: readonly { readonly what: string; readonly colour?: string | undefined }[],
) => (what === '' ? [] : [read.find((thing) => thing.what === what) ?? { what }]);
