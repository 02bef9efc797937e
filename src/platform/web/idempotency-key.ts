import { ApiError } from './call.ts';

/** Statuses sent before the request is processed: whether an earlier attempt was processed remains unknown. */
const NOT_PROCESSED: readonly number[] = [401, 429];

/** Whether the error rejects the request itself. A lost response, a server error, a 401 and a 429 do not. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !NOT_PROCESSED.includes(error.status);
}

/** The `Idempotency-Key` of the one request that was sent and has no definite response yet. */
export interface IdempotencyKey {
  /** The key for an input: the previous one while the input is the same (`isNew` is false), else a new one. */
  of(input: string): { key: string; isNew: boolean };
  /** Call after success or when the request is given up. The next request gets a new key. */
  forget(): void;
  /** Call after a failure. Only a rejected request ends its key; after a lost response the key is reused. */
  failed(error: unknown): void;
}

/**
 * Holds the key of a request that costs money, so that a retry after a lost response costs nothing more. It has to outlive
 * the dialog that sends the request: the parent may close the dialog after an error and open it again.
 */
export function createIdempotencyKey(): IdempotencyKey {
  let last: { input: string; key: string } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    of(input) {
      if (last?.input === input) return { key: last.key, isNew: false };
      last = { input, key: crypto.randomUUID() };
      return { key: last.key, isNew: true };
    },
    forget,
    failed(error) {
      if (isRefusal(error)) forget();
    },
  };
}
