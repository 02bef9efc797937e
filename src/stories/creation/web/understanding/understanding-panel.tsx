import './understanding.css';
import { UNDERSTANDING } from '../messages/understanding.ts';
import { FeelingChip, SituationChip, ThingChip } from './chips.tsx';
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
  const { situation, others } = understood;
  const isFun = corrections.justForFun === true;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of small controls is no fieldset
    <div className="chips" role="group" aria-label={UNDERSTANDING.change}>
      <SituationChip
        value={isFun ? '' : (corrections.situation ?? situation?.id ?? '')}
        situations={[...(situation ? [situation] : []), ...others]}
        onChoose={(id) => correct('situation', id)}
      />
      <NamedChips
        named={corrections.people ?? understood.people}
        onChange={(named) => correct('people', named)}
      />
      <ThingChip
        value={corrections.thing ?? understood.thing ?? ''}
        onChange={(thing) => correct('thing', thing)}
      />
      <FeelingChip
        value={corrections.feeling ?? understood.feeling ?? ''}
        onChange={(feeling) => correct('feeling', feeling)}
      />
      {understood.mayBeFun && (
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
