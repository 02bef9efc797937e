import type { Fault, FaultKind } from '../fault.ts';

/** An error response in the format of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly type: string;
  readonly param: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string | null,
    message: string,
    more: { type?: string; param?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = more.type ?? 'invalid_request_error';
    this.param = more.param ?? null;
    this.headers = more.headers ?? {};
  }

  get body() {
    const { message, type, param, code } = this;
    return { error: { message, type, param, code } };
  }
}

const REFUSALS: Partial<Record<FaultKind, (fault: Fault) => ApiError>> = {
  rate_limit: ({ retry_after = 1, ms }) =>
    new ApiError(429, 'rate_limit_exceeded', `Rate limit reached. Please try again in ${retry_after}s.`, {
      type: 'requests',
      headers: {
        'retry-after': String(retry_after),
        ...(ms === undefined ? {} : { 'retry-after-ms': String(ms) }),
        'x-ratelimit-remaining-requests': '0',
      },
    }),
  quota: () =>
    new ApiError(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan.', {
      type: 'insufficient_quota',
    }),
  server_error: () =>
    new ApiError(500, null, 'The server had an error while processing your request.', {
      type: 'server_error',
    }),
  overloaded: () =>
    new ApiError(503, null, 'The engine is currently overloaded, please try again later.', {
      type: 'server_error',
    }),
  unauthorized: () => new ApiError(401, 'invalid_api_key', 'Incorrect API key provided.'),
  forbidden: () => new ApiError(403, 'model_not_found', 'Project does not have access to the model.'),
  not_found: () => new ApiError(404, 'model_not_found', 'The model does not exist.'),
  context_length: () =>
    new ApiError(400, 'context_length_exceeded', 'The maximum context length of this model is exceeded.'),
  content_policy: () =>
    new ApiError(400, 'moderation_blocked', 'Your request was rejected by the safety system.', {
      type: 'image_generation_user_error',
    }),
};

/** The error response for a fault; undefined for faults that are not error responses. */
export const refusalOf = (fault: Fault): ApiError | undefined => REFUSALS[fault.kind]?.(fault);
