import { Button } from '../../../../platform/web/ui/button.tsx';
import { HelpLines } from '../../../story/web/help-lines.tsx';
import { ERRORS } from '../messages/create.ts';
import { buyAndReturn } from './credits-required.tsx';
import type { CreateError } from './use-generate.ts';

/** Scrolls the note into view: the form is long, and the submit button may be far from it. */
function show(note: HTMLDivElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** Shows inside the form why the request was refused, and what to do about it. */
export function ErrorNote({ error }: { error: CreateError }) {
  if (error.kind === 'credits') {
    return (
      <div ref={show} className="note note-bad" role="alert">
        <b>{ERRORS.credits}</b>
        <p>{ERRORS.creditsAdvice}</p>
        <Button kind="second" size="small" onClick={buyAndReturn}>
          {ERRORS.buy}
        </Button>
      </div>
    );
  }
  return (
    <div ref={show} className="note note-bad" role="alert">
      <p>{error.sentence}</p>
      <HelpLines lines={error.helpLines} />
    </div>
  );
}
