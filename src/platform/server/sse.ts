import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServerEvent {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
}

/** A comment every so often keeps proxies from closing a quiet stream. */
const BREATH = 15_000;

/** The number in `Last-Event-ID`, or 0: tell everything. */
export function lastEventId(request: FastifyRequest): number {
  const said = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(said) && said > 0 ? said : 0;
}

/** Sends events as they come (WHATWG server-sent events), and closes after the last, or when the browser has left. */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: (left: AbortSignal) => AsyncIterable<ServerEvent>,
): Promise<void> {
  const gone = new AbortController();
  request.raw.on('close', () => gone.abort());
  reply.hijack();
  const { raw } = reply;
  raw.on('close', () => gone.abort());
  raw.on('error', () => gone.abort());
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');
  const breath = setInterval(() => raw.write(': still here\n\n'), BREATH);
  try {
    for await (const event of events(gone.signal)) {
      if (gone.signal.aborted) break;
      raw.write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
    }
  } catch (error) {
    request.log.error({ id: request.id, err: error }, 'an event stream broke');
  } finally {
    clearInterval(breath);
    raw.end();
  }
}
