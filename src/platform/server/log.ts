import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output. What goes in is chosen by the caller: ids, routes, codes and times only, and
 * never a name, prompt, code, token or password. The redaction is a second fence behind that rule.
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
 * What may be told of an error: its kind, its code and where it happened. Messages of the database driver carry
 * the values of the query, so the message of an unknown error stays out.
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
