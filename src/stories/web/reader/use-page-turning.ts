import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A finger that went this far sideways, and less far up or down, meant to turn the page. */
const SWIPE_PX = 56;

/** Shows a change as a page being turned, where the browser can and the person does not mind movement. */
function withTurn(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    change();
    return;
  }
  const turn = document.startViewTransition(() => flushSync(change));
  // The next turn cuts this one short. The page is turned all the same, so that is no error.
  turn.ready.catch(() => undefined);
  turn.finished.catch(() => undefined);
}

/** Whether a key belongs to somebody else: a field, or a dialog that lies over the book. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null;
}

export interface PageTurning {
  /** Index of the page that is open. */
  page: number;
  isFirst: boolean;
  isLast: boolean;
  /** Turns so many pages on, or back. */
  turn: (by: number) => void;
  swipe: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };
}

/** Which page is open, and every way to turn it: buttons, arrow keys, a finger. */
export function usePageTurning(pageCount: number): PageTurning {
  const [page, setPage] = useState(0);
  const finger = useRef<{ x: number; y: number } | undefined>(undefined);
  const last = Math.max(pageCount - 1, 0);
  const turn = (by: number) => {
    const from = (index: number) => Math.min(Math.max(index + by, 0), last);
    if (from(page) === page) return;
    // Counted from the page that is open when the turn comes: fast fingers lose none.
    withTurn(() => setPage(from));
    // A long page may have been scrolled; the next one begins at its top.
    if (scrollY > 0) scrollTo({ top: 0 });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isElsewhere(event.target)) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return {
    page: Math.min(page, last),
    isFirst: page === 0,
    isLast: page >= last,
    turn,
    swipe: {
      onTouchStart: ({ touches }) => {
        const touch = touches.item(0);
        finger.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
      },
      onTouchEnd: ({ changedTouches }) => {
        const touch = changedTouches.item(0);
        const from = finger.current;
        finger.current = undefined;
        if (!touch || !from) return;
        const across = touch.clientX - from.x;
        if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(touch.clientY - from.y) * 1.5) return;
        turn(across < 0 ? 1 : -1);
      },
    },
  };
}
