import { ApiError } from './call.ts';

/** Turned away before anybody looked at the wish: whether an earlier try was heard is as open as it was. */
const TURNED_AWAY: readonly number[] = [401, 429];

/** Whether an answer refuses the wish itself. A lost answer, a fault of the server or a closed door does not. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !TURNED_AWAY.includes(error.status);
}

/** The `Idempotency-Key` of the one wish that has been sent and not been answered yet. */
export interface WishKey {
  /** The key to send a wish with: the last one as long as the wish is the same (`isNew` is false), else a new one. */
  of(wish: string): { key: string; isNew: boolean };
  /** The wish was granted, or given up. The next one gets a new key. */
  forget(): void;
  /** The wish came to nothing. Only an answer that refuses it ends its key; after a lost answer it stays. */
  failed(error: unknown): void;
}

/**
 * Keeps the key of a wish that costs something, so that sending it again after a lost answer costs nothing more.
 * It has to outlive the dialog that sends: a parent who saw an error may close it and come back.
 */
export function createWishKey(): WishKey {
  let last: { wish: string; key: string } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    of(wish) {
      if (last?.wish === wish) return { key: last.key, isNew: false };
      last = { wish, key: crypto.randomUUID() };
      return { key: last.key, isNew: true };
    },
    forget,
    failed(error) {
      if (isRefusal(error)) forget();
    },
  };
}
