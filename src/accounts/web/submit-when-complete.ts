import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** In milliseconds: long enough to see the last digit, and to press the button oneself. */
const WAIT_MS = 800;

/**
 * Calls `submit` a moment after `value` is complete; undefined while it is not. Each value is submitted once: a refused one
 * waits until it is changed. Returns a function that cancels the wait, for when the button is pressed.
 */
export function useSubmitWhenComplete(value: string | undefined, submit: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onComplete = useEffectEvent(submit);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!value) return undefined;
    timer.current = setTimeout(() => onComplete(), WAIT_MS);
    return cancel;
  }, [value, cancel]);
  return cancel;
}
