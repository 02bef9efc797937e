import { z } from 'zod';
import { BackupError } from '../backup-error.ts';

/** The paths of the entries in an archive. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const MEDIA = 'media/';
export const rowsPath = (table: string, nth: number) => `rows/${table}.${String(nth).padStart(4, '0')}.jsonl`;
/** The table whose rows an entry holds; undefined for other entries. */
export const tableOf = (path: string): string | undefined => /^rows\/(\w+)\.\d+\.jsonl$/.exec(path)?.[1];

/** Incremented when the layout of archives changes. */
export const FORMAT = 1;

const entrySchema = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ManifestEntry = z.infer<typeof entrySchema>;

const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database that the rows come from. */
  schema: z.object({ number: z.int().min(0), name: z.string() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  /** The last value of each sequence; null when it was never used. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  /** Identifies the key that encrypted the details without revealing it. Null when the key was not known. */
  keyMark: z.string().nullable(),
  /** Media keys of pictures that were already lost or damaged in the app when the backup was made. */
  wanting: z.array(z.string()),
  parts: z.array(entrySchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws BackupError when the bytes are not a manifest that this version can read. */
export function readManifest(bytes: Buffer): Manifest {
  const json = ((): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch {
      return undefined;
    }
  })();
  const format = z.object({ format: z.int() }).safeParse(json).data?.format;
  if (format !== undefined && format > FORMAT)
    throw new BackupError(
      'The archive was made by a newer version of Storywren. Use that version, or a newer one.',
    );
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new BackupError('The archive is damaged: its manifest can’t be read.');
  return manifest.data;
}
