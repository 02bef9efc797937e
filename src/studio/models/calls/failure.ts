import { APICallError, NoImageGeneratedError } from 'ai';

/**
 * Why a call failed. "busy": rate limited; "down": server error; "stalled": timeout; "dropped": connection error;
 * "broken": unusable answer; "refused": refused by the model or the provider; "shut": a retry cannot help, such as no
 * credit, a wrong key, an unknown model, too long; "spent": a limit of the story is reached; "ended": cancelled.
 */
export type FailureKind =
  | 'busy'
  | 'down'
  | 'stalled'
  | 'dropped'
  | 'broken'
  | 'refused'
  | 'shut'
  | 'spent'
  | 'ended';

/** A failed call to a provider. Its message never contains the prompt. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  /** The provider's `Retry-After` in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, what: string, retryAfterMs?: number) {
    super(`${kind}: ${what}`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same prompt may be sent again. */
  get isRetryable(): boolean {
    return ['busy', 'down', 'stalled', 'dropped', 'broken'].includes(this.kind);
  }
}

const REFUSED = /content_policy|moderation_blocked|content_filter|safety|policy_violation|prohibited/i;
const NO_CREDIT = /insufficient_quota|billing|credit balance|exceeded your current quota/i;

/** Converts an error of the SDK to a ModelFailure. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (NoImageGeneratedError.isInstance(error)) return new ModelFailure('broken', 'no picture came');
  if (!APICallError.isInstance(error)) return fromPlainError(error);
  const { statusCode, responseBody = '', responseHeaders = {} } = error;
  const what = `HTTP ${statusCode ?? 'without an answer'}`;
  if (statusCode === undefined) return new ModelFailure('dropped', what);
  if (statusCode === 429) {
    if (NO_CREDIT.test(responseBody)) return new ModelFailure('shut', 'the account has no credit left');
    return new ModelFailure('busy', what, parseRetryAfter(responseHeaders));
  }
  if (statusCode >= 500 || statusCode === 408 || statusCode === 409)
    return new ModelFailure('down', what, parseRetryAfter(responseHeaders));
  if (statusCode >= 400) return new ModelFailure(REFUSED.test(responseBody) ? 'refused' : 'shut', what);
  // An answer of 200 that the SDK could not read.
  return new ModelFailure('broken', 'the answer has another shape');
}

function fromPlainError(error: unknown): ModelFailure {
  const name = error instanceof Error ? error.name : 'an unknown error';
  if (/TypeValidation|JSONParse|NoObject|NoOutput|InvalidResponse|EmptyResponse/.test(name))
    return new ModelFailure('broken', name);
  return new ModelFailure('dropped', name);
}

/** `Retry-After` in milliseconds: seconds, a date, or OpenAI's own `retry-after-ms`. */
export function parseRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const exact = Number(headers['retry-after-ms']);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const after = headers['retry-after'];
  if (after === undefined) return undefined;
  const seconds = Number(after);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
