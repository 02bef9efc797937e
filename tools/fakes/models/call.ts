import { createHash } from 'node:crypto';
import type { Fault } from './fault.ts';

/** What a call is about, as rules and delays name it. */
export const KINDS = ['text', 'image', 'edit', 'moderation'] as const;
export type Kind = (typeof KINDS)[number];

/** Which kind of work each path does; anything else is 404. */
export const KIND_OF: Readonly<Record<string, Kind>> = {
  '/responses': 'text',
  '/chat/completions': 'text',
  '/images/generations': 'image',
  '/images/edits': 'edit',
  '/moderations': 'moderation',
};

/** A picture that came or went, known again by its hash. */
export interface PictureMark {
  readonly sha256: string;
  readonly bytes: number;
}

/** One request that was received, and what became of it. Written down when the answer has ended. */
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
  /** False when the request breaks a rule of the API; `errors` says which. */
  valid: boolean;
  errors: string[];
  model?: string;
  /** The name of the JSON schema that was asked for. */
  schema?: string;
  stream?: boolean;
  /** How many calls of this kind were in flight when it arrived, this one included. */
  inflight?: number;
  /** SHA-256 of all words of the prompt. */
  promptSha?: string;
  fault?: Fault;
  usage?: { readonly input: number; readonly output: number };
  costUsd?: number;
  /** Words of the story in the answer. */
  words?: number;
  /** The reference pictures of an edit. */
  refs?: readonly PictureMark[];
  /** The pictures that were made. */
  returned?: readonly PictureMark[];
  flagged?: readonly boolean[];
  /** True when the caller left before the end. */
  aborted?: boolean;
  /** Everything that was asked, picture bytes excepted. */
  body?: unknown;
  /** All headers but the key. */
  headers?: Readonly<Record<string, unknown>>;
}

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The same value with the bytes of pictures in it shortened; words are kept whole. */
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
