import {
  type MouseEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hasOpenDialog } from './has-open-dialog.ts';

/** A swipe of at least this distance, more horizontal than vertical, turns the page. */
const SWIPE_PX = 56;
/** The fraction of the spread at its left and right edges that turns the page when tapped. */
const EDGE = 0.15;
/** Elements on which a tap has another meaning. */
const NOT_AN_EDGE = 'a, button, .story p, .the-end';

/** Animates a change as a page turn, unless the browser does not support it or the user prefers reduced motion. */
function withTurn(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    change();
    return;
  }
  const turn = document.startViewTransition(() => flushSync(change));
  // The next turn skips this transition. The page is turned all the same, so that is not an error.
  turn.ready.catch(() => undefined);
  turn.finished.catch(() => undefined);
}

/** Returns true when a key event is meant for a field, or for something open over the book. */
function isElsewhere(target: EventTarget | null, container: Element | null): boolean {
  if (hasOpenDialog(container)) return true;
  return target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null;
}

interface SpreadHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
  onClick: (event: MouseEvent) => void;
}

export interface PageTurning {
  /** Index of the open page. */
  page: number;
  isFirst: boolean;
  isLast: boolean;
  /** Turns this many pages forward, or back. */
  turn: (by: number) => void;
  /** Turns to the page with this index. */
  turnTo: (page: number) => void;
  /** Swipes, and taps at the edges of the spread. */
  onSpread: SpreadHandlers;
}

interface Turnable {
  pageCount: number;
  /** The page that is open at first, if it exists already. */
  first: number;
  /** The element that contains the book. */
  container: RefObject<HTMLElement | null>;
}

/** The open page, and every way to turn it: buttons, arrow keys, swipes, taps at the edge. */
export function usePageTurning({ pageCount, first, container }: Turnable): PageTurning {
  const last = Math.max(pageCount - 1, 0);
  const [page, setPage] = useState(() => Math.min(first, last));
  const finger = useRef<{ x: number; y: number } | undefined>(undefined);
  const move = (to: (index: number) => number) => {
    const bounded = (index: number) => Math.min(Math.max(to(index), 0), last);
    if (bounded(page) === page) return;
    // Relative to the page that is open when the update runs: no fast click is lost.
    withTurn(() => setPage(bounded));
    // A long page may have been scrolled; the next one starts at its top.
    container.current?.closest('[data-scrolls]')?.scrollTo({ top: 0 });
    if (scrollY > 0) scrollTo({ top: 0 });
  };
  const turn = (by: number) => move((index) => index + by);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isElsewhere(event.target, container.current)) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    // In the capture phase: a dialog stops the propagation of arrow keys.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return {
    page: Math.min(page, last),
    isFirst: page === 0,
    isLast: page >= last,
    turn,
    turnTo: (to) => move(() => to),
    onSpread: {
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
      onClick: ({ target, clientX, currentTarget }) => {
        if (target instanceof Element && target.closest(NOT_AN_EDGE)) return;
        const { left, width } = currentTarget.getBoundingClientRect();
        const at = (clientX - left) / width;
        if (at < EDGE) turn(-1);
        if (at > 1 - EDGE) turn(1);
      },
    },
  };
}
