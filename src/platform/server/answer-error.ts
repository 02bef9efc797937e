import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ErrorBody } from '../contract.ts';
import { AppError, type Issue, invalid, rateLimited, unavailable } from './errors.ts';

/** Answers with `{error, code, issues?}`. Whatever we did not mean to say becomes one quiet sentence, and goes to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error);
  if (!known || known.status >= 500) request.log.error({ id: request.id, err: error }, 'a request failed');
  const said =
    known ?? new AppError('INTERNAL', 'Something went wrong on our side. Please try again in a minute.');
  const body: ErrorBody = {
    error: said.message,
    code: said.code,
    ...(said.issues?.length ? { issues: [...said.issues] } : {}),
    ...(said.helpLines?.length ? { helpLines: [...said.helpLines] } : {}),
  };
  return reply
    .status(said.status)
    .type('application/json; charset=utf-8')
    .send(said.body ?? body);
}

/** The fields that a schema found wrong, as `a.b.0` and the sentence of the contract. */
function issuesOf(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}

/** What a caller is told of a request that does not fit its schema. */
export function invalidFrom(issues: readonly z.core.$ZodIssue[]): AppError {
  const list = issuesOf(issues);
  // An issue of the whole body has no field that a sentence could be about.
  const first = list.find((issue) => issue.path !== '');
  return invalid(first?.message ?? 'Something in this request is not right.', list);
}

/** Connections refused or lost: the database is away, and will be back. */
const AWAY = new Set([
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

function knownError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && AWAY.has(at.code)) return unavailable();
  }
  const status = (error as FastifyError | undefined)?.statusCode;
  if (status === 413) return new AppError('TOO_LARGE', 'That is too much at once. Please make it shorter.');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE', 'Please send this as application/json.');
  if (status === 429) return rateLimited(60);
  if (status === 404) return new AppError('NOT_FOUND', 'We could not find what you asked for.');
  if (status !== undefined && status >= 400 && status < 500)
    return invalid('Something in this request is not right.');
  return undefined;
}
