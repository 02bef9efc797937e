import { and, eq } from 'drizzle-orm';
import { children } from '../../database/schema/stories.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';
import type { StoryParts } from './parts.ts';

/** The child of this name, written down when it is the parent's first story for them; null without a name. */
export async function childNamed(
  tx: Tx,
  { seal, clock }: Pick<StoryParts, 'seal' | 'clock'>,
  userId: string,
  name: string | undefined,
): Promise<string | null> {
  if (!name) return null;
  const id = newId();
  const nameKey = seal.sign(`${userId} ${name.normalize('NFC').toLowerCase()}`, 'child name');
  await tx
    .insert(children)
    .values({ id, userId, nameSealed: seal.close(name, id), nameKey, createdAt: clock.now() })
    .onConflictDoNothing();
  const [known] = await tx
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.userId, userId), eq(children.nameKey, nameKey)));
  return known?.id ?? null;
}

/** The names of a parent's children, opened. */
export async function namesOf(
  { db, seal }: { db: Db } & Pick<StoryParts, 'seal'>,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: children.id, nameSealed: children.nameSealed })
    .from(children)
    .where(eq(children.userId, userId));
  return rows.map(({ id, nameSealed }) => ({ id, name: seal.open(nameSealed, id) }));
}
