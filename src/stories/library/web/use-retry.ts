import { useEffect, useRef } from 'react';
import { refreshUser } from '../../../accounts/web/session.ts';
import { ApiError } from '../../../platform/web/call.ts';

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/**
 * Requests the library again after a failure, until it comes: first soon, then ever more rarely, and at once when the
 * connection is back. The failure is only logged. A session that has expired is noticed, and the page asks to log in.
 */
export function useRetry(
  { error, isSuccess }: { error: unknown; isSuccess: boolean },
  request: () => void,
): void {
  const again = useRef(request);
  const wait = useRef(FIRST_RETRY_MS);
  useEffect(() => {
    again.current = request;
  });
  useEffect(() => {
    if (isSuccess) wait.current = FIRST_RETRY_MS;
  }, [isSuccess]);
  useEffect(() => {
    if (!error) return;
    // biome-ignore lint/suspicious/noConsole: helps to find the cause; a parent does not need it
    console.warn('The library did not load', error);
    if (error instanceof ApiError && error.status === 401) void refreshUser();
    const retry = () => again.current();
    const timer = setTimeout(retry, wait.current);
    wait.current = Math.min(wait.current * 2, LAST_RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [error]);
}
