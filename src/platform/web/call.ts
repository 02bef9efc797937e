import * as z from 'zod/mini';
import { type Endpoint, errorSchema, type HelpLine } from '../contract.ts';

/** A reply that is not 2xx. Its message is the status, a colon and the body's text (or the status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The machine-readable reason, or an empty string when the reply had none. */
  readonly code: string;
  /** The sentence for the user, or an empty string when the reply had none. */
  readonly sentence: string;
  readonly issues: readonly { path: string; message: string }[];
  readonly helpLines: readonly HelpLine[];

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    const body = readErrorBody(bodyText);
    this.code = body.code;
    this.sentence = body.sentence;
    this.issues = body.issues ?? [];
    this.helpLines = body.helpLines ?? [];
  }
}

/** The request did not reach the server, or the response did not arrive. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

interface ReadableError {
  code: string;
  sentence: string;
  issues?: readonly { path: string; message: string }[] | undefined;
  helpLines?: readonly HelpLine[] | undefined;
}

/** The error format of card payments: an object, where our own errors have a sentence. */
const declineSchema = z.object({ error: z.object({ message: z.string(), code: z.optional(z.string()) }) });

function readErrorBody(text: string): ReadableError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { code: '', sentence: '' };
  }
  const ours = errorSchema.safeParse(body);
  if (ours.success) return { ...ours.data, sentence: ours.data.error };
  const decline = declineSchema.safeParse(body);
  if (decline.success) return { code: decline.data.error.code ?? '', sentence: decline.data.error.message };
  const bare = z.object({ error: z.string() }).safeParse(body);
  return { code: '', sentence: bare.success ? bare.data.error : '' };
}

interface CallOptions<E extends Endpoint> {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True when the request continues after the page is closed. */
  keepalive?: boolean;
}

/** The URL of an endpoint with its parameters and query. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** A reply with its ETag; null when the server sent none. */
export interface CachedReply<Reply> {
  readonly reply: Reply;
  readonly etag: string | null;
}

async function fetchText<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, signal, keepalive }: CallOptions<E>,
): Promise<{ response: Response; text: string }> {
  const address = addressOf(
    endpoint.path,
    params as Record<string, unknown> | undefined,
    query as Record<string, unknown> | undefined,
  );
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      ...(keepalive ? { keepalive } : {}),
      // The server rejects a JSON content type without a body.
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError('The server could not be reached', { cause });
  }
}

function replyIn<E extends Endpoint>(endpoint: E, response: Response, text: string): z.output<E['reply']> {
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return z.parse(endpoint.reply, JSON.parse(text)) as z.output<E['reply']>;
}

/** Calls an endpoint and returns its parsed reply. @throws ApiError, NetworkError */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<z.output<E['reply']>> {
  const { response, text } = await fetchText(endpoint, options);
  return replyIn(endpoint, response, text);
}

/**
 * Calls an endpoint again with If-None-Match: when the reply has not changed the server sends a 304, and `last` itself is
 * returned, the same object. API replies are never cached by the browser, so the page sends the ETag itself.
 * @throws ApiError, NetworkError
 */
export async function callAgain<E extends Endpoint>(
  endpoint: E,
  last: CachedReply<z.output<E['reply']>> | undefined,
  options: CallOptions<E> = {},
): Promise<CachedReply<z.output<E['reply']>>> {
  const headers = { ...options.headers, ...(last?.etag ? { 'if-none-match': last.etag } : undefined) };
  const { response, text } = await fetchText(endpoint, { ...options, headers });
  if (last && response.status === 304) return last;
  return { reply: replyIn(endpoint, response, text), etag: response.headers.get('etag') };
}

/** The sentence for the user: the server's own when there is one, else `refused`, or `offline` after a NetworkError. */
export function sentenceOf(error: unknown, refused: string, offline: string = refused): string {
  if (error instanceof NetworkError) return offline;
  if (error instanceof ApiError && error.sentence) return error.sentence;
  return refused;
}
