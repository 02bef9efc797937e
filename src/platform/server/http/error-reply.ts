import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract.ts';
import { AppError, invalid, rateLimited, unavailable } from './errors.ts';

/** Replies with `{error, code, issues?}`. An unexpected error is logged and replaced by a general sentence. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error);
  if (!known || known.status >= 500) request.log.error({ id: request.id, err: error }, 'a request failed');
  const appError =
    known ?? new AppError('INTERNAL', 'Something went wrong on our side. Please try again in a minute.');
  const body: ErrorBody = {
    error: appError.message,
    code: appError.code,
    ...(appError.issues?.length ? { issues: [...appError.issues] } : {}),
    ...(appError.helpLines?.length ? { helpLines: [...appError.helpLines] } : {}),
  };
  return reply
    .status(appError.status)
    .type('application/json; charset=utf-8')
    .send(appError.body ?? body);
}

/** Codes of a refused or lost connection: the database is temporarily unavailable. */
const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '53300',
]);

/** Whether a request was rejected for the length of its body. */
export const isTooLarge = (error: unknown): boolean =>
  (error as FastifyError | undefined)?.statusCode === 413;

function knownError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && CONNECTION_ERRORS.has(at.code)) return unavailable();
  }
  const status = (error as FastifyError | undefined)?.statusCode;
  if (isTooLarge(error)) return new AppError('TOO_LARGE', 'That’s too much at once. Please make it shorter.');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.');
  if (status === 429) return rateLimited(60);
  if (status === 404) return new AppError('NOT_FOUND', 'We couldn’t find what you asked for.');
  if (status !== undefined && status >= 400 && status < 500)
    return invalid('Something in this request isn’t right.');
  return undefined;
}
