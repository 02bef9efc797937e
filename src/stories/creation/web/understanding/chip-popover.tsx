import { Popover } from '@base-ui/react/popover';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { UNDERSTANDING } from '../messages/understanding.ts';

interface ChipPopoverProps {
  /** The content of the chip. */
  chip: ReactNode;
  title: string;
  /** Called with the fields by name when the parent is done. */
  onDone: (fields: Readonly<Record<string, string>>) => void;
  /** Offered where there is something to leave out. */
  onLeaveOut?: (() => void) | undefined;
  children: ReactNode;
}

/** A chip that opens a small form above the page, so that the form below it does not move. */
export function ChipPopover({ chip, title, onDone, onLeaveOut, children }: ChipPopoverProps) {
  const [open, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React’s tree it stands inside the form of the story, which must not be sent.
    event.stopPropagation();
    const fields = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value).trim()]);
    onDone(Object.fromEntries(fields));
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="chip">{chip}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={4} collisionPadding={8} className="above-sheets">
          <Popover.Popup className="chip-sheet">
            <Popover.Title className="chip-title">{title}</Popover.Title>
            <form className="stack" onSubmit={submit}>
              {children}
              <div className="btn-row">
                <Button kind="second" size="small" type="submit">
                  {UNDERSTANDING.done}
                </Button>
                {onLeaveOut && (
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => {
                      onLeaveOut();
                      setOpen(false);
                    }}
                  >
                    {UNDERSTANDING.leaveOut}
                  </Button>
                )}
              </div>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
