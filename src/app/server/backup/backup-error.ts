/** Why a backup cannot be made, relied on or restored: a sentence for whoever runs the house. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room left on the disk.',
  EACCES: 'A file may not be read or written by this user',
  EPERM: 'A file may not be read or written by this user',
  ENOENT: 'A file or folder is not there',
  ECONNREFUSED: 'The database does not answer: nobody listens at its address.',
  ENOTFOUND: 'The database does not answer: its host is not known.',
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '42501': 'The database user of DATABASE_URL may not do this.',
};

/** The code of whatever lies at the bottom of an error. */
export function codeOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** What may be told of an error that nobody foresaw. The database's own words may hold a row's values, so they stay out. */
export function sentenceOf(error: unknown): string {
  const code = codeOf(error);
  const known = code && SYSTEM[code];
  const path = error instanceof Error && 'path' in error ? `: ${String(error.path)}.` : '.';
  if (known) return known.endsWith('.') ? known : `${known}${path}`;
  if (code) return `The database or the system refused something (${code}).`;
  return error instanceof Error && error.cause === undefined ? error.message : 'Something went wrong.';
}
