import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { backups } from '../../../database/schema/admin.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Database } from '../../../platform/server/db.ts';
import type { Answer } from '../../../platform/server/folder-socket.ts';
import { newId } from '../../../platform/server/ids.ts';

/** Where backups lie when nobody says where, and where the house lays the copy that one is made of. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');
export const COPY = '.copy-';

/** The name of a folder that whoever asks has made: only who may write to DATA_DIR can, and only they can look into it. */
const nameSchema = z.string().regex(/^\.copy-\w+$/);

/** What a command may ask of a house that runs on the embedded database. */
export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('copy'), into: nameSchema }),
  z.object({ ask: z.literal('finished'), of: nameSchema, bytes: z.int().min(0) }),
]);
export type Question = z.infer<typeof questionSchema>;
export const answerSchema = z.object({ done: z.literal(true) });

/** Writes down that a backup was finished, for the admin's overview. */
export async function noteBackup({ db }: Database, finishedAt: Date, bytes: number): Promise<void> {
  await db.insert(backups).values({ id: newId(), finishedAt, bytes });
}

/** How a running house helps with its backup: it lays a copy of its database aside, and notes when the backup is done. */
export function answerBackups(house: { database: Database; clock: Clock; dataDir: string }): Answer {
  return async (said) => {
    const question = questionSchema.parse(said);
    const folder = path.join(
      backupFolder(house.dataDir),
      question.ask === 'copy' ? question.into : question.of,
    );
    if (!(await stat(folder)).isDirectory()) throw new Error('there is no such folder');
    if (question.ask === 'copy') await house.database.copyTo?.(folder);
    else await noteBackup(house.database, house.clock.now(), question.bytes);
    return { done: true } satisfies z.infer<typeof answerSchema>;
  };
}
