import { Button } from '../../../platform/web/ui/button.tsx';
import { HelpLines } from '../help-lines.tsx';
import { TROUBLE } from '../words/create.ts';
import { buyAndReturn } from './credits-required.tsx';
import type { Trouble } from './use-generate.ts';

/** Brings the note into sight: the button that was pressed may be a long form away from it. */
function show(note: HTMLDivElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** Says, inside the form, what stands in the way and what to do about it. */
export function TroubleNote({ trouble }: { trouble: Trouble }) {
  if (trouble.kind === 'credits') {
    return (
      <div ref={show} className="note note-bad" role="alert">
        <b>{TROUBLE.credits}</b>
        <p>{TROUBLE.creditsAdvice}</p>
        <Button kind="second" size="small" onClick={buyAndReturn}>
          {TROUBLE.buy}
        </Button>
      </div>
    );
  }
  return (
    <div ref={show} className="note note-bad" role="alert">
      <p>{trouble.sentence}</p>
      <HelpLines lines={trouble.helpLines} />
    </div>
  );
}
