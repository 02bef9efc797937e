import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Endpoint } from '../../contract.ts';

/** The user of the session. */
export interface Principal {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

type Caller<E extends Endpoint> = E['who'] extends 'anyone' ? Principal | undefined : Principal;

/** The parsed input of a handler; the caller is already authorized. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly caller: Caller<E>;
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
  /**
   * A version of the data that the reply depends on, for routes where it is cheaper to compute than the reply. It must
   * change whenever the reply for the same URL could change.
   */
  readonly version?: (() => Promise<string>) | undefined;
}

/** Binds a handler to an endpoint; its result is validated against the reply schema. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['reply']>>,
  { version }: Pick<Route, 'version'> = {},
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'], version };
}

/** A route that reads and writes raw bytes: signed webhooks, event streams, pictures. */
export interface RawRoute {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'summary' | 'who' | 'rate'>;
  /** True for requests from other servers, such as webhooks, which are authenticated by a signature. */
  readonly fromAnywhere?: boolean;
  readonly handle: (call: {
    request: FastifyRequest;
    reply: FastifyReply;
    caller: Principal | undefined;
  }) => Promise<unknown>;
}
