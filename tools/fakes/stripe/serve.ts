import type { IncomingMessage, ServerResponse } from 'node:http';
import qs from 'qs';
import { ApiError } from './api-error.ts';
import { ACCOUNT } from './operations/account.ts';
import type { Answer } from './operations/answer.ts';
import { CATALOG } from './operations/catalog.ts';
import { MONEY } from './operations/money.ts';
import { SCHEDULES } from './operations/schedules.ts';
import { SUBSCRIPTIONS } from './operations/subscriptions.ts';
import { numberIn, type Params, textIn, textsIn } from './params.ts';
import { checkParams } from './rules/check.ts';
import { expand } from './rules/expand.ts';
import type { Operation } from './rules/rules.ts';
import { listOf, type Store } from './store.ts';

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...ACCOUNT,
  ...CATALOG,
  ...MONEY,
  ...SCHEDULES,
  ...SUBSCRIPTIONS,
};

/** A received request and its outcome. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** For example `invoices.pay`; empty for an unknown path. */
  operation: string;
  readonly params: Params;
  readonly idempotencyKey: string | undefined;
  status: number;
}

/** The received requests, and violations of Stripe's rules. */
export interface Records {
  readonly secretKey: string;
  readonly requests: RecordedRequest[];
  readonly problems: string[];
  /** Responses by idempotency key: the same request gets the same response again. */
  readonly responses: Map<
    string,
    { readonly fingerprint: string; readonly status: number; readonly body: object }
  >;
}

/** Answers one API request. */
export async function serve(
  store: Store,
  records: Records,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://stripe');
  const method = request.method ?? 'GET';
  const text = method === 'POST' ? body : url.search.slice(1);
  const recorded: RecordedRequest = {
    method,
    path: url.pathname,
    operation: '',
    params: qs.parse(text, { depth: 20, arrayLimit: 1000, parameterLimit: 5000 }) as Params,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    status: 0,
  };
  records.requests.push(recorded);
  const result = respond(store, records, recorded, request, text);
  recorded.status = result.status;
  response.writeHead(result.status, {
    'content-type': 'application/json',
    'request-id': `req_fake_${records.requests.length}`,
    'stripe-version': store.rules.apiVersion,
  });
  response.end(JSON.stringify(result.body));
}

function respond(
  store: Store,
  records: Records,
  recorded: RecordedRequest,
  request: IncomingMessage,
  text: string,
): { status: number; body: object } {
  let operation: Operation | undefined;
  try {
    operation = checkRequest(store, records, recorded, request);
  } catch (error) {
    return reject(error, records, recorded);
  }
  const key = recorded.method === 'POST' ? recorded.idempotencyKey : undefined;
  const before = key ? records.responses.get(key) : undefined;
  const fingerprint = `${recorded.path} ${text}`;
  if (before?.fingerprint === fingerprint) return before;
  if (before) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return reject(new ApiError(400, message, { type: 'idempotency_error' }), records, recorded);
  }
  const result = perform(store, operation, recorded);
  if (key) records.responses.set(key, { fingerprint, ...result });
  return result;
}

/** Checks a request against the published rules, before anything is changed. @throws Refusal for the first violation. */
function checkRequest(
  store: Store,
  records: Records,
  recorded: RecordedRequest,
  request: IncomingMessage,
): Operation {
  const { rules } = store;
  if (request.headers.authorization !== `Bearer ${records.secretKey}`) {
    throw new ApiError(401, 'Invalid API Key provided.', { code: 'api_key_invalid' });
  }
  if (request.headers['stripe-version'] !== rules.apiVersion) {
    throw new ApiError(400, `Invalid Stripe API version: ${request.headers['stripe-version']}`);
  }
  const operation = operationOf(rules.operations, recorded);
  if (!operation) throw new ApiError(404, `Unrecognized request URL (${recorded.method}: ${recorded.path}).`);
  recorded.operation = operation.name;
  // Without a key, the package generates one that does not survive a restart.
  if (recorded.method === 'POST' && /^(stripe-node-retry|$)/.test(recorded.idempotencyKey ?? '')) {
    throw new ApiError(400, 'This POST has no idempotency key of its own.');
  }
  checkParams(rules, operation.params, recorded.params);
  if (!ANSWERS[operation.name]) throw new ApiError(501, `The fake does not support ${operation.name}.`);
  return operation;
}

function perform(
  store: Store,
  operation: Operation,
  recorded: RecordedRequest,
): { status: number; body: object } {
  try {
    const result = ANSWERS[operation.name]?.(store, {
      params: recorded.params,
      id: idIn(operation.path, recorded.path),
    });
    const body = operation.answers.isList
      ? pageOf(result as readonly { id: string }[], recorded)
      : structuredClone(result ?? {});
    const copy = structuredClone(body) as object;
    for (const path of textsIn(recorded.params, 'expand')) {
      expand(store.rules, store, copy, operation.answers, path);
    }
    return { status: 200, body: copy };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

function reject(
  error: unknown,
  records: Records,
  recorded: RecordedRequest,
): { status: number; body: object } {
  if (!(error instanceof ApiError)) throw error;
  records.problems.push(`${recorded.method} ${recorded.path}: ${error.message}`);
  return { status: error.status, body: error.body };
}

/** One page of a list; ten objects by default. */
function pageOf(all: readonly { id: string }[], { params, path }: RecordedRequest) {
  const limit = numberIn(params, 'limit') ?? 10;
  const after = textIn(params, 'starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return listOf(all.slice(from, from + limit), path, all.length > from + limit);
}

function operationOf(operations: readonly Operation[], recorded: RecordedRequest): Operation | undefined {
  const matching = operations.filter(({ method, path }) => {
    return method === recorded.method && patternOf(path).test(recorded.path);
  });
  // `/v1/customers/search` must not match as the customer with the id `search`.
  return matching.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const idIn = (pattern: string, path: string): string =>
  decodeURIComponent(patternOf(pattern).exec(path)?.at(-1) ?? '').replace(/^\/.*/, '');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
