import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import type { StoryDeps } from './deps.ts';
import { children } from './schema.ts';

/** The id of the parent's child of this name, inserted when it is new; null without a name. */
export async function childNamed(
  tx: Tx,
  { encryption, clock }: Pick<StoryDeps, 'encryption' | 'clock'>,
  userId: string,
  name: string | undefined,
): Promise<string | null> {
  if (!name) return null;
  const id = newId();
  const nameKey = encryption.sign(`${userId} ${name.normalize('NFC').toLowerCase()}`, 'child name');
  await tx
    .insert(children)
    .values({ id, userId, nameEncrypted: encryption.encrypt(name, id), nameKey, createdAt: clock.now() })
    .onConflictDoNothing();
  const [known] = await tx
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.userId, userId), eq(children.nameKey, nameKey)));
  return known?.id ?? null;
}

/** The names of a parent's children, decrypted. */
export async function namesOf(
  { db, encryption }: { db: Db } & Pick<StoryDeps, 'encryption'>,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: children.id, nameEncrypted: children.nameEncrypted })
    .from(children)
    .where(eq(children.userId, userId));
  return rows.map(({ id, nameEncrypted }) => ({ id, name: encryption.decrypt(nameEncrypted, id) }));
}
