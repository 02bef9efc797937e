import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer, type Exchange } from './answer.ts';
import { type Asked, promptOf } from './asked.ts';
import { type Call, KIND_OF } from './call.ts';
import { controlled, controlOf, type ProviderControl } from './control.ts';
import type { Fault } from './fault.ts';
import { bodyOf, newCall, understood } from './receive.ts';
import { ApiError, refusalOf } from './refuse.ts';
import { sendFile, sendJson } from './send.ts';
import { freshState, type State } from './state.ts';
import { EndedEarly, FOREVER, pause } from './stream.ts';

/** A model provider on this machine that holds every request against the API's rules and misbehaves on command. */
export interface FakeProvider {
  /** What goes into AI_BASE_URL. */
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
  const told = controlled(state, request.method ?? 'GET', pathname, bytes.toString());
  if (told !== undefined) return sendJson(response, 200, told);
  if (pathname.startsWith('/__files/')) return sendFile(state, response, pathname.slice('/__files/'.length));
  await serveCall(state, request, response, pathname.replace(/^\/v1/, ''), bytes);
}

/** Answers a call of the API and writes it down. */
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
  // A call belongs to the log in which it began, whatever is reset meanwhile.
  const log = state.calls;
  const gone = new AbortController();
  response.on('close', () => {
    if (response.writableFinished) return;
    call.aborted ??= true;
    gone.abort();
  });
  if (kind) {
    state.inflight[kind] += 1;
    call.inflight = state.inflight[kind];
    state.peak[kind] = Math.max(state.peak[kind], state.inflight[kind]);
  }
  try {
    if (path === '/models') sendJson(response, 200, MODELS);
    else {
      const asked = await understood(call, request, path, bytes);
      await answerCall(state, asked, call, response, gone.signal);
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
  asked: Asked,
  call: Call,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  const kind = call.kind ?? 'text';
  const seen = { path: asked.path, kind, model: call.model, schema: call.schema, prompt: promptOf(asked) };
  let fault: Fault | undefined;
  for (const rule of state.rules) fault ??= rule.strike(seen);
  if (fault) call.fault = fault;
  const usual = state.settings.latency[kind] * state.settings.scale;
  const ms = fault?.kind === 'slow' ? (fault.ms ?? 60_000) : usual;
  if (fault?.kind === 'hang') await pause(FOREVER, left);
  if (fault?.kind === 'drop') {
    await pause(Math.min(ms, fault.ms ?? ms), left);
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
  const exchange: Exchange = { state, call, fault, ms, response, left, origin };
  const reply = await answer(asked, exchange);
  if (reply) sendJson(response, 200, reply);
}
