import { APICallError, NoImageGeneratedError } from 'ai';

/**
 * Why a call came to nothing. "busy" and "down" may pass by themselves, "stalled" and "dropped" are a line that went
 * dead, "broken" is an answer that cannot be used, "refused" is a model's or a provider's no, and with "shut" asking
 * again cannot help: no credit left, a wrong key, no such model, too long.
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

/** A call to a provider that came to nothing. Its message holds no word of a prompt. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  /** How long the provider asked to be left alone, in milliseconds. */
  readonly waitMs: number | undefined;

  constructor(kind: FailureKind, what: string, waitMs?: number) {
    super(`${kind}: ${what}`);
    this.kind = kind;
    this.waitMs = waitMs;
  }

  /** Whether the same words may be sent again. */
  get mayPass(): boolean {
    return ['busy', 'down', 'stalled', 'dropped', 'broken'].includes(this.kind);
  }
}

const REFUSED = /content_policy|moderation_blocked|content_filter|safety|policy_violation|prohibited/i;
const SPENT_UP = /insufficient_quota|billing|credit balance|exceeded your current quota/i;

/** What an error of the SDK means. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (NoImageGeneratedError.isInstance(error)) return new ModelFailure('broken', 'no picture came');
  if (!APICallError.isInstance(error)) return fromPlainError(error);
  const { statusCode, responseBody = '', responseHeaders = {} } = error;
  const what = `HTTP ${statusCode ?? 'without an answer'}`;
  if (statusCode === undefined) return new ModelFailure('dropped', what);
  if (statusCode === 429) {
    if (SPENT_UP.test(responseBody)) return new ModelFailure('shut', 'the account has no credit left');
    return new ModelFailure('busy', what, waitIn(responseHeaders));
  }
  if (statusCode >= 500 || statusCode === 408 || statusCode === 409)
    return new ModelFailure('down', what, waitIn(responseHeaders));
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
export function waitIn(headers: Readonly<Record<string, string>>): number | undefined {
  const exact = Number(headers['retry-after-ms']);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const after = headers['retry-after'];
  if (after === undefined) return undefined;
  const seconds = Number(after);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
