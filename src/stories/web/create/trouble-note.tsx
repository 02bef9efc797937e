import { Button } from '../../../platform/web/ui/button.tsx';
import { HelpLines } from '../help-lines.tsx';
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
        <b>Insufficient Credits</b>
        <p>
          You need 1 credit to create a story. Purchase credits to continue creating magical stories for your
          child.
        </p>
        <Button kind="second" size="small" onClick={buyAndReturn}>
          Purchase Credits
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
