import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/web/query-client.ts';
import { SIGNED_IN_HINT } from '../contract.ts';
import { signOut } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

it('signs out locally when the logout request fails, clears the sign-in cookie, and logs the error', async () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const leave = vi.fn();
  await signOut(leave);
  expect(page.cookie).toBe(`${SIGNED_IN_HINT}=; Path=/; Max-Age=0`);
  expect(logged).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});
