/** A backup cannot be made, verified or restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'There’s no room left on the disk.',
  EACCES: 'This user isn’t allowed to read or write a file',
  EPERM: 'This user isn’t allowed to read or write a file',
  ENOENT: 'A file or folder doesn’t exist',
  ECONNREFUSED: 'The database isn’t answering: nothing is listening at its address.',
  ENOTFOUND: 'The database isn’t answering: its host is unknown.',
  '28P01': 'The database doesn’t accept the password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL doesn’t exist.',
  '42501': 'The database user in DATABASE_URL isn’t allowed to do this.',
};

/** The first error code in the chain of causes. */
export function codeOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** A printable sentence for an unexpected error. Messages of the database may contain the values of a row, so they are left out. */
export function sentenceOf(error: unknown): string {
  const code = codeOf(error);
  const known = code && SYSTEM[code];
  const path = error instanceof Error && 'path' in error ? `: ${String(error.path)}.` : '.';
  if (known) return known.endsWith('.') ? known : `${known}${path}`;
  if (code) return `The database or the system refused something (${code}).`;
  return error instanceof Error && error.cause === undefined ? error.message : 'Something went wrong.';
}
