import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/web/call.ts';
import { forgetCookie, hasCookie } from '../../platform/web/cookie.ts';
import { forget, forgetOwn } from '../../platform/web/device-storage.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { logout, me, SIGNED_IN_HINT, type User } from '../contract.ts';

const SESSION = [me.path];

/** The signed-in user; null for visitors and when the request fails. */
async function fetchUser(): Promise<User | null> {
  if (!hasCookie(SIGNED_IN_HINT)) return null;
  try {
    return (await call(me)).user;
  } catch {
    return null;
  }
}

interface Session {
  user: User | null;
  isAuthenticated: boolean;
  isLoading: boolean;
}

/** The signed-in parent. Sends no request for visitors, who lack the sign-in cookie. */
export function useSession(): Session {
  const { data, isPending } = useQuery({
    queryKey: SESSION,
    queryFn: fetchUser,
    ...(hasCookie(SIGNED_IN_HINT) ? {} : { initialData: null }),
  });
  return { user: data ?? null, isAuthenticated: Boolean(data), isLoading: isPending };
}

/** Caches the user from a reply. */
export function setUser(user: User): void {
  queryClient.setQueryData(SESSION, user);
}

/** Shows a number of credits at once; the next `refreshUser` fetches the actual balance. */
export function setCredits(credits: number): void {
  queryClient.setQueryData<User | null>(SESSION, (user) => (user ? { ...user, credits } : user));
}

/** Fetches the user and their credits again. */
export async function refreshUser(): Promise<User | null> {
  return queryClient.fetchQuery({ queryKey: SESSION, queryFn: fetchUser, staleTime: 0 });
}

/** Caches the plan from a reply. */
export function setPlan(subscription: User['subscription']): void {
  queryClient.setQueryData<User | null>(SESSION, (user) => (user ? { ...user, subscription } : user));
}

/** Fetches the user without changing the cache; null when the request fails. */
export async function fetchMe(): Promise<User | null> {
  try {
    return (await call(me)).user;
  } catch {
    return null;
  }
}

/** Fetches and caches the user; keeps the cached one when the request fails. */
export async function refetchUser(): Promise<void> {
  const user = await fetchMe();
  if (user) setUser(user);
}

/** Fetches and caches the credits; keeps the cached number when the request fails. */
export async function refetchCredits(): Promise<void> {
  const user = await fetchMe();
  if (user) setCredits(user.credits);
}

/**
 * Signs out, even when the request fails, and removes the user's data from this device. `leave` is called first, so
 * that no private page renders without a user.
 */
export async function signOut(leave: () => void): Promise<void> {
  try {
    await call(logout);
  } catch (error) {
    // The local session ends anyway, also for the next page load; the session on the server expires by itself.
    forgetCookie(SIGNED_IN_HINT);
    // biome-ignore lint/suspicious/noConsole: nothing to show the parent, but useful when debugging
    console.error('Logout failed', error);
  }
  forget('user');
  forgetOwn();
  leave();
  queryClient.setQueryData(SESSION, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== me.path });
}
