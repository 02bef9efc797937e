import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Logs JSON lines to standard output. Callers log ids, routes, error codes and times only, never a name, prompt,
 * verification code, token or password. The redaction is a second safeguard behind that rule.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.code',
        '*.email',
        '*.prompt',
        '*.childName',
        '*.fullName',
        'req',
        'res',
      ],
      censor: '[kept private]',
    },
    serializers: { err: safeError },
  });
}

/**
 * The loggable fields of an error: its name, its code and its stack. Messages of the database driver contain the values
 * of the query, so messages are left out.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    kind: error.name,
    code: codeOf(error) ?? codeOf(cause),
    at: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 6)
      .map((line) => line.trim()),
    cause: cause && { kind: cause.name, code: codeOf(cause) },
  };
}

function codeOf(error: Error | undefined): string | undefined {
  const code: unknown = error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
