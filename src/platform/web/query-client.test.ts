import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  queryClient.clear();
});

it('asks once: not again after a failure, on coming back to the page, nor as time goes by', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(async () => 'told');
  const observer = new QueryObserver(queryClient, { queryKey: ['known'], queryFn: asked });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'told', isStale: false });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'told', isStale: false });
  stop();
  expect(asked).toHaveBeenCalledTimes(1);

  const refused = vi.fn(() => Promise.reject(new Error('401: no')));
  const failing = new QueryObserver(queryClient, { queryKey: ['refused'], queryFn: refused });
  const end = failing.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing.getCurrentResult()).toMatchObject({ isError: true, error: { message: '401: no' } });
  end();
  expect(refused).toHaveBeenCalledTimes(1);
});
