import type { Books, Thing } from '../books.ts';
import type { Params } from '../params.ts';

/** A call of the API that the rules have let through. */
export interface Asked {
  readonly params: Params;
  /** The id in the path; empty where there is none. */
  readonly id: string;
}

/** Does what a call asks for. Lists are answered newest first and whole; the page is cut later. */
export type Answer = (books: Books, asked: Asked) => Thing | readonly Thing[] | object;
