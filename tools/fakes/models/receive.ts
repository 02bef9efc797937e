import type { IncomingMessage } from 'node:http';
import { type Asked, formatOf, promptOf } from './asked.ts';
import { type Call, type Kind, sha256, withoutBytes } from './call.ts';
import { readForm } from './form.ts';
import { ApiError } from './refuse.ts';
import type { State } from './state.ts';
import { validate } from './validate.ts';

/** The entry of a call that has just arrived. */
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

/** Reads a call and holds it against the rules. @throws ApiError that says what is wrong with it. */
export async function understood(
  call: Call,
  request: IncomingMessage,
  path: string,
  bytes: Buffer,
): Promise<Asked> {
  const refuse = (error: ApiError) => {
    call.valid = false;
    call.errors.push(error.message);
    throw error;
  };
  if (!call.kind) return refuse(new ApiError(404, null, `Invalid URL (${call.method} /v1${path})`));
  if (call.method !== 'POST') return refuse(new ApiError(405, null, `Not allowed to ${call.method}.`));
  if (!/^Bearer \S+/.test(request.headers.authorization ?? ''))
    return refuse(new ApiError(401, null, "You didn't provide an API key."));
  const contentType = request.headers['content-type'] ?? '';
  const isForm = contentType.startsWith('multipart/form-data');
  if (isForm !== (path === '/images/edits'))
    return refuse(new ApiError(400, null, `Unsupported content type '${contentType}'.`));
  const body = await (isForm ? readForm(bytes, contentType) : readJson(bytes)).catch(() =>
    refuse(new ApiError(400, null, 'We could not parse the body of your request.')),
  );
  call.body = withoutBytes(body);
  const { asked, problems } = validate(path as Asked['path'], body);
  if (asked) describe(call, asked);
  call.valid = problems.length === 0;
  call.errors = problems.map((problem) => problem.message);
  const [first] = problems;
  if (asked && !first) return asked;
  throw new ApiError(400, first?.code ?? null, first?.message ?? 'Invalid request.', {
    param: first?.param ?? null,
  });
}

function describe(call: Call, asked: Asked): void {
  const { body } = asked;
  if (body.model != null) call.model = body.model;
  const schema = formatOf(asked)?.name;
  if (schema) call.schema = schema;
  call.stream = 'stream' in body && body.stream === true;
  call.promptSha = sha256(promptOf(asked));
}

/** All bytes of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const readJson = async (bytes: Buffer): Promise<unknown> => JSON.parse(bytes.toString());
