import type { IncomingMessage, ServerResponse } from 'node:http';
import qs from 'qs';
import { ACCOUNT } from './answers/account.ts';
import type { Answer } from './answers/answer.ts';
import { CATALOG } from './answers/catalog.ts';
import { MONEY } from './answers/money.ts';
import { SCHEDULES } from './answers/schedules.ts';
import { SUBSCRIPTIONS } from './answers/subscriptions.ts';
import { type Books, listOf } from './books.ts';
import { numberIn, type Params, textIn, textsIn } from './params.ts';
import { Refusal } from './refusal.ts';
import { checkParams } from './rules/check.ts';
import { expand } from './rules/expand.ts';
import type { Operation } from './rules/rules.ts';

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...ACCOUNT,
  ...CATALOG,
  ...MONEY,
  ...SCHEDULES,
  ...SUBSCRIPTIONS,
};

/** A request as it came, and what became of it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** As `invoices.pay`; empty for a path that the API does not have. */
  operation: string;
  readonly params: Params;
  readonly idempotencyKey: string | undefined;
  status: number;
}

/** What has been asked of the stand-in, and what of it broke Stripe's rules. */
export interface Records {
  readonly secretKey: string;
  readonly requests: SeenRequest[];
  readonly problems: string[];
  /** Answers under their keys: the same words get the same answer again. */
  readonly kept: Map<string, { readonly words: string; readonly status: number; readonly body: object }>;
}

/** Answers one request of the API. */
export async function serve(
  books: Books,
  records: Records,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const url = new URL(request.url ?? '/', 'http://stripe');
  const method = request.method ?? 'GET';
  const text = method === 'POST' ? body : url.search.slice(1);
  const seen: SeenRequest = {
    method,
    path: url.pathname,
    operation: '',
    params: qs.parse(text, { depth: 20, arrayLimit: 1000, parameterLimit: 5000 }) as Params,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    status: 0,
  };
  records.requests.push(seen);
  const answer = answered(books, records, seen, request, text);
  seen.status = answer.status;
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_fake_${records.requests.length}`,
    'stripe-version': books.rules.apiVersion,
  });
  response.end(JSON.stringify(answer.body));
}

function answered(
  books: Books,
  records: Records,
  seen: SeenRequest,
  request: IncomingMessage,
  words: string,
): { status: number; body: object } {
  let operation: Operation | undefined;
  try {
    operation = allowed(books, records, seen, request);
  } catch (error) {
    return refused(error, records, seen);
  }
  const key = seen.method === 'POST' ? seen.idempotencyKey : undefined;
  const before = key ? records.kept.get(key) : undefined;
  const sameWords = `${seen.path} ${words}`;
  if (before?.words === sameWords) return before;
  if (before) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return refused(new Refusal(400, message, { type: 'idempotency_error' }), records, seen);
  }
  const answer = perform(books, operation, seen);
  if (key) records.kept.set(key, { words: sameWords, ...answer });
  return answer;
}

/** What breaks the published rules is refused before anything happens, and written down. */
function allowed(books: Books, records: Records, seen: SeenRequest, request: IncomingMessage): Operation {
  const { rules } = books;
  if (request.headers.authorization !== `Bearer ${records.secretKey}`) {
    throw new Refusal(401, 'Invalid API Key provided.', { code: 'api_key_invalid' });
  }
  if (request.headers['stripe-version'] !== rules.apiVersion) {
    throw new Refusal(400, `Invalid Stripe API version: ${request.headers['stripe-version']}`);
  }
  const operation = operationOf(rules.operations, seen);
  if (!operation) throw new Refusal(404, `Unrecognized request URL (${seen.method}: ${seen.path}).`);
  seen.operation = operation.name;
  // The package makes up a key of its own when it is given none: that one does not outlive the process.
  if (seen.method === 'POST' && /^(stripe-node-retry|$)/.test(seen.idempotencyKey ?? '')) {
    throw new Refusal(400, 'This POST has no idempotency key of its own.');
  }
  checkParams(rules, operation.params, seen.params);
  if (!ANSWERS[operation.name]) throw new Refusal(501, `The stand-in does not do ${operation.name}.`);
  return operation;
}

function perform(books: Books, operation: Operation, seen: SeenRequest): { status: number; body: object } {
  try {
    const result = ANSWERS[operation.name]?.(books, {
      params: seen.params,
      id: idIn(operation.path, seen.path),
    });
    const body = operation.answers.isList
      ? pageOf(result as readonly { id: string }[], seen)
      : structuredClone(result ?? {});
    const copy = structuredClone(body) as object;
    for (const wish of textsIn(seen.params, 'expand')) {
      expand(books.rules, books, copy, operation.answers, wish);
    }
    return { status: 200, body: copy };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function refused(error: unknown, records: Records, seen: SeenRequest): { status: number; body: object } {
  if (!(error instanceof Refusal)) throw error;
  records.problems.push(`${seen.method} ${seen.path}: ${error.message}`);
  return { status: error.status, body: error.body };
}

/** Ten to a page, when not said otherwise. */
function pageOf(all: readonly { id: string }[], { params, path }: SeenRequest) {
  const limit = numberIn(params, 'limit') ?? 10;
  const after = textIn(params, 'starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return listOf(all.slice(from, from + limit), path, all.length > from + limit);
}

function operationOf(operations: readonly Operation[], seen: SeenRequest): Operation | undefined {
  const fitting = operations.filter(({ method, path }) => {
    return method === seen.method && patternOf(path).test(seen.path);
  });
  // `/v1/customers/search` is not the customer named search.
  return fitting.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const idIn = (pattern: string, path: string): string =>
  decodeURIComponent(patternOf(pattern).exec(path)?.at(-1) ?? '').replace(/^\/.*/, '');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
