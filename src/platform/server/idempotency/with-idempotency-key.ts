import { and, eq } from 'drizzle-orm';
import { type Db, isUniqueViolation, type Tx } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import { newId, sha256 } from '../security/ids.ts';
import { idempotencyKeys } from './schema.ts';

export interface FirstUse {
  readonly subjectId: string;
  readonly remembered: Record<string, unknown>;
}

/** An `Idempotency-Key` of a user for an operation, with the body of the request. */
export interface KeyUse {
  readonly userId: string;
  readonly operation: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/**
 * Runs `work` once per key and stores its result. The key is written first, in the transaction of the work: concurrent
 * requests with the same key wait on its index, and then read the stored result. Without a key, `work` always runs.
 * `prepare` is for slow work: it runs before the transaction, and not for a key that was used before.
 * @throws CONFLICT when the key was used with another body before.
 */
export async function withIdempotencyKey<P = undefined>(
  db: Db,
  use: KeyUse,
  now: Date,
  work: (tx: Tx, subjectId: string, prepared: P) => Promise<FirstUse['remembered']>,
  prepare: (subjectId: string) => Promise<P> = async () => undefined as P,
): Promise<FirstUse & { isNew: boolean }> {
  const before = use.key ? await db.transaction((tx) => findFirstUse(tx, use)) : undefined;
  if (before) return { ...before, isNew: false };
  const subjectId = newId();
  const prepared = await prepare(subjectId);
  const attempt = () =>
    db.transaction(async (tx) => {
      const known = await findFirstUse(tx, use);
      if (known) return { ...known, isNew: false };
      await writeKey(tx, use, subjectId, now);
      const remembered = await work(tx, subjectId, prepared);
      if (use.key) await tx.update(idempotencyKeys).set({ remembered }).where(sameKey(use, use.key));
      return { subjectId, remembered, isNew: true };
    });
  try {
    return await attempt();
  } catch (error) {
    if (!use.key || !isUniqueViolation(error)) throw error;
    return attempt();
  }
}

async function findFirstUse(tx: Tx, use: KeyUse): Promise<FirstUse | undefined> {
  if (!use.key) return undefined;
  const [row] = await tx.select().from(idempotencyKeys).where(sameKey(use, use.key));
  if (row && row.bodyHash !== hashOf(use.body)) {
    throw conflict('This Idempotency-Key was used for another request. Please send a new one.');
  }
  return row && { subjectId: row.subjectId, remembered: row.remembered };
}

async function writeKey(
  tx: Tx,
  { userId, operation, key, body }: KeyUse,
  subjectId: string,
  now: Date,
): Promise<void> {
  if (!key) return;
  const bodyHash = hashOf(body);
  await tx
    .insert(idempotencyKeys)
    .values({ userId, operation, key, bodyHash, subjectId, remembered: {}, createdAt: now });
}

const sameKey = ({ userId, operation }: KeyUse, key: string) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

const hashOf = (body: unknown) => sha256(JSON.stringify(body) ?? '');
