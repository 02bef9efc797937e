import { type RefObject, useEffect, useRef } from 'react';

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
    place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [shown]);
  return place;
}
