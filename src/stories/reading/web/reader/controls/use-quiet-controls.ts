import { type RefObject, useEffect } from 'react';
import { hasOpenDialog } from './has-open-dialog.ts';

/** The controls are hidden after this time without interaction. */
const QUIET_AFTER_MS = 3000;
const ACTIVITY = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Returns true while a control is in use. A clicked control keeps the focus, but matches :focus-visible only for the
 * keyboard.
 */
function isInUse(container: HTMLElement): boolean {
  const focused = container.querySelector(':is(.room-top, .room-bar) :is(a, button):focus-visible');
  return (
    focused !== null || container.querySelector('[data-popup-open]') !== null || hasOpenDialog(container)
  );
}

/**
 * Hides the controls of the reader while the user reads or listens, and shows them again on any interaction, or when
 * `playState` changes. With reduced motion they stay visible.
 */
export function useQuietControls(container: RefObject<HTMLElement | null>, playState: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: starting and stopping to listen show the controls, too
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointer = '';
    const wake = () => {
      clearTimeout(timer);
      container.current?.removeAttribute('data-quiet');
      timer = setTimeout(rest, QUIET_AFTER_MS);
    };
    const rest = () => {
      if (!container.current) return;
      if (still.matches || isInUse(container.current)) wake();
      else container.current.setAttribute('data-quiet', '');
    };
    // Browsers report a pointer move when the page changes below an idle pointer.
    const move = ({ clientX, clientY }: PointerEvent) => {
      const at = `${clientX} ${clientY}`;
      if (at !== pointer) wake();
      pointer = at;
    };
    for (const type of ACTIVITY) addEventListener(type, wake, { passive: true, capture: true });
    addEventListener('pointermove', move, { passive: true });
    wake();
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) removeEventListener(type, wake, { capture: true });
      removeEventListener('pointermove', move);
    };
  }, [container, playState]);
}
