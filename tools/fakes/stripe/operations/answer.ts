import type { Params } from '../params.ts';
import type { Store, StripeObject } from '../store.ts';

/** A valid API request. */
export interface ApiRequest {
  readonly params: Params;
  /** The id in the path; empty where there is none. */
  readonly id: string;
}

/** Handles an operation. Lists are returned whole, newest first; they are paginated later. */
export type Answer = (store: Store, request: ApiRequest) => StripeObject | readonly StripeObject[] | object;
