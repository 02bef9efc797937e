import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/web/call.ts';
import { forgetCookie, hasCookie } from '../../platform/web/cookie.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { logout, me, SIGNED_IN_HINT, type User } from '../contract.ts';

const SESSION = [me.path];

/** Whoever is signed in. A failed question means nobody: the page then looks like a visitor's. */
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

/** The signed-in parent. Visitors cost no request: a cookie tells whether asking is worth while. */
export function useSession(): Session {
  const { data, isPending } = useQuery({
    queryKey: SESSION,
    queryFn: fetchUser,
    ...(hasCookie(SIGNED_IN_HINT) ? {} : { initialData: null }),
  });
  return { user: data ?? null, isAuthenticated: Boolean(data), isLoading: isPending };
}

/** Keeps what a reply said about the parent. */
export function setUser(user: User): void {
  queryClient.setQueryData(SESSION, user);
}

/** Puts a number of credits in view at once; the server's own count follows with the next `refreshUser`. */
export function setCredits(credits: number): void {
  queryClient.setQueryData<User | null>(SESSION, (user) => (user ? { ...user, credits } : user));
}

/** Asks the server again who is signed in and how many credits there are. */
export async function refreshUser(): Promise<User | null> {
  return queryClient.fetchQuery({ queryKey: SESSION, queryFn: fetchUser, staleTime: 0 });
}

/** Puts the plan in view that a reply told of. */
export function setPlan(subscription: User['subscription']): void {
  queryClient.setQueryData<User | null>(SESSION, (user) => (user ? { ...user, subscription } : user));
}

/** What the server says of the parent, without touching what is in view; null when it could not be asked. */
export async function askUser(): Promise<User | null> {
  try {
    return (await call(me)).user;
  } catch {
    return null;
  }
}

/** Puts the server's word on the parent in view, and leaves everything as it is when it could not be asked. */
export async function recheckUser(): Promise<void> {
  const user = await askUser();
  if (user) setUser(user);
}

/** Puts the server's count in view, and leaves everything as it is when it could not be asked. */
export async function recountCredits(): Promise<void> {
  const user = await askUser();
  if (user) setCredits(user.credits);
}

/**
 * Signs out, whatever the server answers, and forgets everything of the parent on this device. `leave` is called
 * before that, so that no private page is left standing without its owner.
 */
export async function signOut(leave: () => void): Promise<void> {
  try {
    await call(logout);
  } catch (error) {
    // The session here ends all the same, also for the next page that is loaded; the server's own runs out by itself.
    forgetCookie(SIGNED_IN_HINT);
    // biome-ignore lint/suspicious/noConsole: there is nothing to tell the parent, but somebody may look for it
    console.error('Logout failed', error);
  }
  try {
    localStorage.removeItem('user');
  } catch {
    // Nothing was kept where nothing may be kept.
  }
  leave();
  queryClient.setQueryData(SESSION, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== me.path });
}
