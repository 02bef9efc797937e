import { useEffect, useState } from 'react';

/** The value once it has not changed for this many milliseconds. */
export function usePaused<T extends string>(value: T, ms: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}
