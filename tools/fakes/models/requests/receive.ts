import type { IncomingMessage } from 'node:http';
import { type Call, sha256, withoutBytes } from '../call.ts';
import type { Kind } from '../kinds.ts';
import { ApiError } from '../replies/api-error.ts';
import type { State } from '../state.ts';
import { readForm } from './form.ts';
import { formatOf, type ParsedRequest, promptOf } from './request.ts';
import { validate } from './validate.ts';

/** The record of a call that has just arrived. */
export function newCall(state: State, request: IncomingMessage, path: string, kind: Kind | undefined): Call {
  const { authorization: _, ...headers } = request.headers;
  state.received += 1;
  return {
    n: state.received,
    at: new Date().toISOString(),
    method: request.method ?? '',
    path,
    ...(kind ? { kind } : {}),
    status: 0,
    ms: 0,
    valid: true,
    errors: [],
    headers,
  };
}

/** Parses and validates a request. @throws ApiError that describes the first problem. */
export async function parseRequest(
  call: Call,
  request: IncomingMessage,
  path: string,
  bytes: Buffer,
): Promise<ParsedRequest> {
  const reject = (error: ApiError) => {
    call.valid = false;
    call.errors.push(error.message);
    throw error;
  };
  if (!call.kind) return reject(new ApiError(404, null, `Invalid URL (${call.method} /v1${path})`));
  if (call.method !== 'POST') return reject(new ApiError(405, null, `Not allowed to ${call.method}.`));
  if (!/^Bearer \S+/.test(request.headers.authorization ?? ''))
    return reject(new ApiError(401, null, "You didn't provide an API key."));
  const contentType = request.headers['content-type'] ?? '';
  const isForm = contentType.startsWith('multipart/form-data');
  if (isForm !== (path === '/images/edits'))
    return reject(new ApiError(400, null, `Unsupported content type '${contentType}'.`));
  const body = await (isForm ? readForm(bytes, contentType) : readJson(bytes)).catch(() =>
    reject(new ApiError(400, null, 'We could not parse the body of your request.')),
  );
  call.body = withoutBytes(body);
  const { parsed, problems } = validate(path as ParsedRequest['path'], body);
  if (parsed) recordDetails(call, parsed);
  call.valid = problems.length === 0;
  call.errors = problems.map((problem) => problem.message);
  const [first] = problems;
  if (parsed && !first) return parsed;
  throw new ApiError(400, first?.code ?? null, first?.message ?? 'Invalid request.', {
    param: first?.param ?? null,
  });
}

function recordDetails(call: Call, parsed: ParsedRequest): void {
  const { body } = parsed;
  if (body.model != null) call.model = body.model;
  const schema = formatOf(parsed)?.name;
  if (schema) call.schema = schema;
  call.stream = 'stream' in body && body.stream === true;
  call.promptSha = sha256(promptOf(parsed));
}

/** The body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const readJson = async (bytes: Buffer): Promise<unknown> => JSON.parse(bytes.toString());
