import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Endpoint } from '../contract.ts';

/** Who is calling, as the session says. */
export interface Principal {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

type Caller<E extends Endpoint> = E['who'] extends 'anyone' ? Principal | undefined : Principal;

/** What a handler is given: everything parsed, and the caller already allowed in. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly caller: Caller<E>;
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A contract's endpoint together with the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
  /**
   * The version of everything that the answer is made of, where that is cheaper to tell than the answer itself. It
   * must be different whenever the same address could be answered differently.
   */
  readonly version?: (() => Promise<string>) | undefined;
}

/** Binds a handler to an endpoint; what it returns is held against the endpoint's reply schema. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['reply']>>,
  { version }: Pick<Route, 'version'> = {},
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'], version };
}

/** A route whose bytes are its own business: signed webhooks, event streams, pictures. */
export interface RawRoute {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'summary' | 'who' | 'rate'>;
  /** True for calls that come from other machines by design, and prove themselves otherwise. */
  readonly fromAnywhere?: boolean;
  readonly handle: (call: {
    request: FastifyRequest;
    reply: FastifyReply;
    caller: Principal | undefined;
  }) => Promise<unknown>;
}
