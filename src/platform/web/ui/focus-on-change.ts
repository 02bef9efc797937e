import { type RefObject, useEffect, useRef } from 'react';

/** The control that a form begins with. Of radios it is the chosen one: from there the arrow keys go on. */
export function firstControl(place: Element | null, controls: string): HTMLElement | null {
  const first = place?.querySelector<HTMLElement>(controls) ?? null;
  if (!first?.matches('[type="radio"]')) return first;
  return first.closest('fieldset')?.querySelector<HTMLElement>(':checked') ?? first;
}

/**
 * Moves the focus to the first control inside when what is shown has changed, so that it is not lost with the
 * control that was pressed. The first showing is left to the dialog itself.
 */
export function useFocusOnChange(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    firstControl(place.current, 'input, select, textarea, button')?.focus();
  }, [shown]);
  return place;
}
