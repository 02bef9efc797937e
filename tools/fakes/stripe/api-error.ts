/** An error response in the format of Stripe. */
export class ApiError extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

export const missing = (what: string, id: string): ApiError =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
