import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { backups } from '../../../admin/server/schema.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Database } from '../../../platform/server/database/database.ts';
import type { QuestionHandler } from '../../../platform/server/database/folder-socket.ts';
import { newId } from '../../../platform/server/security/ids.ts';

/** The default folder of backups, and of the copy that a running app makes for one. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');
export const COPY = '.copy-';

/** The name of a folder that the command has created: only a user who may write to DATA_DIR can, and only that user can read it. */
const nameSchema = z.string().regex(/^\.copy-\w+$/);

/** What a command may request from an app that is running on the embedded database. */
export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('copy'), into: nameSchema }),
  z.object({ ask: z.literal('finished'), of: nameSchema, bytes: z.int().min(0) }),
]);
export type Question = z.infer<typeof questionSchema>;
export const answerSchema = z.object({ done: z.literal(true) });

/** Records a finished backup for the admin's overview. */
export async function recordBackup({ db }: Database, finishedAt: Date, bytes: number): Promise<void> {
  await db.insert(backups).values({ id: newId(), finishedAt, bytes });
}

/** How a running app takes part in its backup: it copies its database, and records the finished backup. */
export function handleBackupQuestions(app: {
  database: Database;
  clock: Clock;
  dataDir: string;
}): QuestionHandler {
  return async (input) => {
    const question = questionSchema.parse(input);
    const folder = path.join(
      backupFolder(app.dataDir),
      question.ask === 'copy' ? question.into : question.of,
    );
    if (!(await stat(folder)).isDirectory()) throw new Error('there is no such folder');
    if (question.ask === 'copy') await app.database.copyTo?.(folder);
    else await recordBackup(app.database, app.clock.now(), question.bytes);
    return { done: true } satisfies z.infer<typeof answerSchema>;
  };
}
