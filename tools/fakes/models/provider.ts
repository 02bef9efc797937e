import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer, type Exchange } from './answer.ts';
import type { Call } from './call.ts';
import { controlOf, handleControl, type ProviderControl } from './control.ts';
import type { Fault } from './fault.ts';
import { KIND_OF } from './kinds.ts';
import { ApiError, refusalOf } from './replies/api-error.ts';
import { sendFile, sendJson } from './replies/send.ts';
import { EndedEarly, FOREVER, pause } from './replies/stream.ts';
import { bodyOf, newCall, parseRequest } from './requests/receive.ts';
import { type ParsedRequest, promptOf } from './requests/request.ts';
import { freshState, type State } from './state.ts';

/** A local model provider that validates every request against the API's rules and injects faults on demand. */
export interface FakeProvider {
  /** The value for AI_BASE_URL. */
  readonly url: string;
  readonly control: ProviderControl;
  close(): Promise<void>;
}

/** Starts the provider on a free port. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const state = freshState();
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error) } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the provider is not listening on a port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    url: `${origin}/v1`,
    control: controlOf(origin),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://provider');
  const bytes = await bodyOf(request);
  const controlResult = handleControl(state, request.method ?? 'GET', pathname, bytes.toString());
  if (controlResult !== undefined) return sendJson(response, 200, controlResult);
  if (pathname.startsWith('/__files/')) return sendFile(state, response, pathname.slice('/__files/'.length));
  await serveCall(state, request, response, pathname.replace(/^\/v1/, ''), bytes);
}

/** Answers an API call and records it. */
async function serveCall(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  bytes: Buffer,
): Promise<void> {
  const kind = KIND_OF[path];
  const start = Date.now();
  const call = newCall(state, request, path, kind);
  // A call is recorded in the list in use when it began, even if the state is reset meanwhile.
  const log = state.calls;
  const disconnect = new AbortController();
  response.on('close', () => {
    if (response.writableFinished) return;
    call.aborted ??= true;
    disconnect.abort();
  });
  if (kind) {
    state.inflight[kind] += 1;
    call.inflight = state.inflight[kind];
    state.peak[kind] = Math.max(state.peak[kind], state.inflight[kind]);
  }
  try {
    if (path === '/models') sendJson(response, 200, MODELS);
    else {
      const parsed = await parseRequest(call, request, path, bytes);
      await answerCall(state, parsed, call, response, disconnect.signal);
    }
    call.status = response.statusCode;
  } catch (error) {
    call.status = error instanceof ApiError ? error.status : -1;
    if (error instanceof ApiError) sendJson(response, error.status, error.body, error.headers);
    else if (!(error instanceof EndedEarly)) throw error;
  } finally {
    if (kind) state.inflight[kind] -= 1;
    call.ms = Date.now() - start;
    log.push(call);
  }
}

const MODELS = {
  object: 'list',
  data: ['gpt-5.4-mini', 'gpt-image-2', 'omni-moderation-latest'].map((id) => ({
    id,
    object: 'model',
    created: 1,
    owned_by: 'fake',
  })),
};

async function answerCall(
  state: State,
  parsed: ParsedRequest,
  call: Call,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const kind = call.kind ?? 'text';
  const input = { path: parsed.path, kind, model: call.model, schema: call.schema, prompt: promptOf(parsed) };
  let fault: Fault | undefined;
  for (const rule of state.rules) fault ??= rule.faultFor(input);
  if (fault) call.fault = fault;
  const delay = state.settings.latency[kind] * state.settings.scale;
  const ms = fault?.kind === 'slow' ? (fault.ms ?? 60_000) : delay;
  if (fault?.kind === 'hang') await pause(FOREVER, signal);
  if (fault?.kind === 'drop') {
    await pause(Math.min(ms, fault.ms ?? ms), signal);
    call.aborted = false;
    response.socket?.destroy();
    throw new EndedEarly('dropped');
  }
  const refusal = fault && refusalOf(fault);
  if (refusal) throw refusal;
  if (fault?.kind === 'html') {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
    return;
  }
  const origin = `http://${response.req.headers.host}`;
  const exchange: Exchange = { state, call, fault, ms, response, signal, origin };
  const reply = await answer(parsed, exchange);
  if (reply) sendJson(response, 200, reply);
}
