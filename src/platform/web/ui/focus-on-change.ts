import { type RefObject, useEffect, useRef } from 'react';

/** The first control of a form. Of radio buttons it is the checked one, where the arrow keys continue. */
export function firstControl(container: Element | null, controls: string): HTMLElement | null {
  const first = container?.querySelector<HTMLElement>(controls) ?? null;
  if (!first?.matches('[type="radio"]')) return first;
  return first.closest('fieldset')?.querySelector<HTMLElement>(':checked') ?? first;
}

/**
 * Moves the focus to the first control when `shown` changes, so that it is not lost with the control that was pressed. The
 * initial focus is set by the dialog.
 */
export function useFocusOnChange(shown: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    firstControl(container.current, 'input, select, textarea, button')?.focus();
  }, [shown]);
  return container;
}
