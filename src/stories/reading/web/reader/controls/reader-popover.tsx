import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';

interface ReaderPopoverProps {
  /** The content of the button. */
  trigger: ReactNode;
  triggerClassName: string;
  /** The name of the popover. */
  title: string;
  children: (close: () => void) => ReactNode;
}

/** A button above the book, and the popover that it opens. */
export function ReaderPopover({ trigger, triggerClassName, title, children }: ReaderPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={triggerClassName}>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} collisionPadding={8} className="above-sheets">
          <Popover.Popup className="room-sheet">
            <Popover.Title className="sr-only">{title}</Popover.Title>
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
