import { type RefObject, useEffect } from 'react';
import { liesOver } from './lies-over.ts';

/** After so much reading without touching anything the controls go. */
const QUIET_AFTER_MS = 3000;
const STIRS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Whether somebody is at a control right now. What was clicked keeps the focus, but shows it only to the keyboard. */
function isInUse(room: HTMLElement): boolean {
  const focused = room.querySelector(':is(.room-top, .room-bar) :is(a, button):focus-visible');
  return focused !== null || room.querySelector('[data-popup-open]') !== null || liesOver(room);
}

/**
 * Lets the controls of a room fade while somebody reads or listens, and brings them back at any stir, or when
 * `mood` changes. Who does not want movement keeps them.
 */
export function useQuietControls(room: RefObject<HTMLElement | null>, mood: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning and ending to listen are a stir, too
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointer = '';
    const wake = () => {
      clearTimeout(timer);
      room.current?.removeAttribute('data-quiet');
      timer = setTimeout(rest, QUIET_AFTER_MS);
    };
    const rest = () => {
      if (!room.current) return;
      if (still.matches || isInUse(room.current)) wake();
      else room.current.setAttribute('data-quiet', '');
    };
    // A pointer that lies still is told to move when a page is turned under it.
    const move = ({ clientX, clientY }: PointerEvent) => {
      const at = `${clientX} ${clientY}`;
      if (at !== pointer) wake();
      pointer = at;
    };
    for (const stir of STIRS) addEventListener(stir, wake, { passive: true, capture: true });
    addEventListener('pointermove', move, { passive: true });
    wake();
    return () => {
      clearTimeout(timer);
      for (const stir of STIRS) removeEventListener(stir, wake, { capture: true });
      removeEventListener('pointermove', move);
    };
  }, [room, mood]);
}
