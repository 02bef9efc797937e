import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('fetches a query once: no retry, no refetch on focus, no refetch over time', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(async () => 'told');
  const observer = new QueryObserver(queryClient, { queryKey: ['known'], queryFn: fetched });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'told', isStale: false });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'told', isStale: false });
  stop();
  expect(fetched).toHaveBeenCalledTimes(1);

  const refused = vi.fn(() => Promise.reject(new Error('401: no')));
  const failing = new QueryObserver(queryClient, { queryKey: ['refused'], queryFn: refused });
  const end = failing.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing.getCurrentResult()).toMatchObject({ isError: true, error: { message: '401: no' } });
  end();
  expect(refused).toHaveBeenCalledTimes(1);
});

it('sends a change without a connection at once, so that it fails and is not made later', async () => {
  onlineManager.setOnline(false);
  const change = vi.fn(() => Promise.reject(new Error('no connection')));
  const observer = new MutationObserver(queryClient, { mutationFn: change });
  await expect(observer.mutate()).rejects.toThrow('no connection');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(change).toHaveBeenCalledTimes(1);
});
