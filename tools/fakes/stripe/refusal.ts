/** An error in the shape in which Stripe answers it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

export const missing = (what: string, id: string): Refusal =>
  new Refusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
