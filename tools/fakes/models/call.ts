import { createHash } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { Kind } from './kinds.ts';

/** A picture that was received or sent, identified by its hash. */
export interface PictureMark {
  readonly sha256: string;
  readonly bytes: number;
}

/** One received request and its outcome. Recorded when the answer has ended. */
export interface Call {
  readonly n: number;
  /** When it arrived. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly kind?: Kind;
  /** -1 when the connection ended without a whole answer. */
  status: number;
  ms: number;
  /** False when the request breaks a rule of the API; `errors` lists which. */
  valid: boolean;
  errors: string[];
  model?: string;
  /** The name of the requested JSON schema. */
  schema?: string;
  stream?: boolean;
  /** How many calls of this kind were in flight when it arrived, this one included. */
  inflight?: number;
  /** SHA-256 of the whole prompt text. */
  promptSha?: string;
  fault?: Fault;
  usage?: { readonly input: number; readonly output: number };
  costUsd?: number;
  /** Number of words of the story in the answer. */
  words?: number;
  /** The reference pictures of an edit request. */
  refs?: readonly PictureMark[];
  /** The generated pictures. */
  returned?: readonly PictureMark[];
  flagged?: readonly boolean[];
  /** True when the caller disconnected before the end. */
  aborted?: boolean;
  /** The request body without picture bytes. */
  body?: unknown;
  /** All headers except the API key. */
  headers?: Readonly<Record<string, unknown>>;
}

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The same value with data URLs shortened; other text is unchanged. */
export function withoutBytes(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith('data:') && value.length > 200
      ? `${value.slice(0, 60)}…(${value.length})`
      : value;
  }
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutBytes(inner)]));
}
