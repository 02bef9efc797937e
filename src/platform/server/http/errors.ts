import { ERRORS, type ErrorCode, type HelpLine } from '../../contract.ts';

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** An expected error: a code of `ERRORS` and a sentence for the user. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly helpLines: readonly HelpLine[] | undefined;
  /** Sent in place of `{error, code}` when the client expects another shape. */
  readonly body: object | undefined;

  constructor(
    code: ErrorCode,
    sentence: string,
    extra: { issues?: readonly Issue[]; helpLines?: readonly HelpLine[] | undefined; body?: object } = {},
  ) {
    super(sentence);
    this.code = code;
    this.status = ERRORS[code];
    this.issues = extra.issues;
    this.helpLines = extra.helpLines;
    this.body = extra.body;
  }
}

export const invalid = (sentence: string, issues: readonly Issue[] = []) =>
  new AppError('INVALID', sentence, { issues });

export const unauthenticated = (sentence = 'Please log in to continue.') =>
  new AppError('UNAUTHENTICATED', sentence);

export const forbidden = (sentence = 'You don’t have permission to do this.') =>
  new AppError('FORBIDDEN', sentence);

export const notFound = (sentence = 'We couldn’t find what you asked for.') =>
  new AppError('NOT_FOUND', sentence);

export const conflict = (sentence: string) => new AppError('CONFLICT', sentence);

export const insufficientCredits = () =>
  new AppError(
    'INSUFFICIENT_CREDITS',
    'You need 1 credit to create a story. Purchase credits to continue creating magical stories for your child.',
  );

export const rateLimited = (seconds: number) =>
  new AppError('RATE_LIMITED', `That was a lot at once. Please wait ${durationText(seconds)} and try again.`);

export const unavailable = (sentence = 'This isn’t working right now. Please try again in a minute.') =>
  new AppError('UNAVAILABLE', sentence);

function durationText(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
