import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** Where the parts of an archive lie in it. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const MEDIA = 'media/';
export const rowsPath = (table: string, nth: number) => `rows/${table}.${String(nth).padStart(4, '0')}.jsonl`;
/** The table whose rows a part holds; undefined for other parts. */
export const tableOf = (path: string): string | undefined => /^rows\/(\w+)\.\d+\.jsonl$/.exec(path)?.[1];

/** Goes up when archives are laid out in another way. */
export const FORMAT = 1;

const partSchema = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Part = z.infer<typeof partSchema>;

const manifestSchema = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database that the rows come from. */
  schema: z.object({ number: z.int().min(0), name: z.string() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  /** How far each sequence had come; null when nobody had asked it. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  /** Tells the key that sealed the details from every other key, and tells nothing else of it. Null when it was not known. */
  keyMark: z.string().nullable(),
  /** Pictures that were lost or damaged in the house itself, by their media key: they are no fault of the archive. */
  wanting: z.array(z.string()),
  parts: z.array(partSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws BackupError when these are not the words of a manifest that this version can read. */
export function readManifest(bytes: Buffer): Manifest {
  const said = ((): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch {
      return undefined;
    }
  })();
  const format = z.object({ format: z.int() }).safeParse(said).data?.format;
  if (format !== undefined && format > FORMAT)
    throw new BackupError(
      'The archive was made by a newer version of Storywren. Use that version, or a newer one.',
    );
  const manifest = manifestSchema.safeParse(said);
  if (!manifest.success) throw new BackupError('The archive is damaged: its manifest cannot be read.');
  return manifest.data;
}
