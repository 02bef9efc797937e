import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServerEvent {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
}

/** How often a comment is sent, so that proxies do not close an idle stream. */
const PING_INTERVAL_MS = 15_000;

/** The number in `Last-Event-ID`, or 0 to send every event. */
export function lastEventId(request: FastifyRequest): number {
  const parsed = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(parsed) && parsed > 0 ? parsed : 0;
}

/** Streams events as WHATWG server-sent events; closes after the last one, or when the client disconnects. */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: (disconnected: AbortSignal) => AsyncIterable<ServerEvent>,
): Promise<void> {
  const disconnect = new AbortController();
  request.raw.on('close', () => disconnect.abort());
  reply.hijack();
  const { raw } = reply;
  raw.on('close', () => disconnect.abort());
  raw.on('error', () => disconnect.abort());
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');
  const ping = setInterval(() => raw.write(': still here\n\n'), PING_INTERVAL_MS);
  try {
    for await (const event of events(disconnect.signal)) {
      if (disconnect.signal.aborted) break;
      raw.write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
    }
  } catch (error) {
    request.log.error({ id: request.id, err: error }, 'an event stream broke');
  } finally {
    clearInterval(ping);
    raw.end();
  }
}
