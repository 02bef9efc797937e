import * as z from 'zod/mini';

/** Who may call an endpoint. `parent` is any signed-in, verified user; `admin` is a role stored on the server. */
export type Who = 'anyone' | 'parent' | 'admin';

/**
 * The rate limit of an endpoint per IP address; the numbers are in `platform/server/http/rate-limits.ts`. `read` for
 * queries, `write` for changes, `sign-in` for endpoints that check passwords or codes, `mail` for those that send mail,
 * `make` for stories and payments, `understand` for what a form asks while it is filled in, `signed` for webhooks with a signature.
 */
export type RateClass = 'read' | 'write' | 'sign-in' | 'mail' | 'make' | 'understand' | 'signed';

type Schema = z.core.$ZodType;

/** The definition of an endpoint, shared by the server, the browser and the OpenAPI document. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its parameters in braces: `/api/stories/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Who;
  readonly rate: RateClass;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  /** True when `Idempotency-Key` is honoured: the same key and body return the first reply. */
  readonly idempotent: boolean;
}

/** Schema of an endpoint that takes no parameters, query or body. */
export const nothing = z.object({});
type Nothing = typeof nothing;

/** Declares an endpoint; omitted schemas take nothing. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(e: {
  method: Endpoint['method'];
  path: Endpoint['path'];
  summary: string;
  who: Who;
  rate: RateClass;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  idempotent?: boolean;
}): Endpoint<P, Q, B, R> {
  return {
    ...e,
    params: e.params ?? (nothing as unknown as P),
    query: e.query ?? (nothing as unknown as Q),
    body: e.body ?? (nothing as unknown as B),
    idempotent: e.idempotent ?? false,
  };
}

/**
 * Every error code that a reply may carry, with its HTTP status. A feature adds its codes here, so that server, browser
 * and OpenAPI document agree.
 */
export const ERRORS = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  PAYMENT_DECLINED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  STORY_REFUSED: 422,
  STORY_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** A validation error of one field of a request. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** A telephone or web service for families in need of help. */
export const helpLineSchema = z.object({ country: z.string(), name: z.string(), contact: z.string() });
export type HelpLine = z.infer<typeof helpLineSchema>;

/** The body of every reply that is not 2xx: `error` is a sentence that a parent can read. */
export const errorSchema = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
  helpLines: z.optional(z.array(helpLineSchema)),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** An unguessable id as `newId` makes them: 128 random bits as 22 characters of base64url. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,64}$/, 'This id isn’t one of ours.'));

/** An instant, as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** The reply of an endpoint that returns no data. */
export const okSchema = z.object({ ok: z.literal(true) });

/** The name of the meta tag that carries the Google Analytics id, when one is configured. */
export const MEASUREMENT_META = 'storywren-measurement';
