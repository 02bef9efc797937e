import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { TextReply } from './text-reply.ts';

/** The connection ended before the answer: closed by a fault or by the caller. */
export class EndedEarly extends Error {}

/** Longer than any timeout of a caller, in milliseconds. */
export const FOREVER = 3_600_000;
/** Share of the time before the first event. */
const FIRST_EVENT_DELAY = 0.1;
/** Splits text into the pieces of one event each. */
const PIECES = /[\s\S]{1,40}/g;

/** Waits. @throws EndedEarly when the caller disconnects meanwhile. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 && !signal.aborted) return;
  await wait(ms, undefined, { signal }).catch(() => {
    throw new EndedEarly('the caller left');
  });
}

/** Streams an answer in small pieces, evenly over `ms` milliseconds, and injects the fault on the way. */
export async function streamReply(
  response: ServerResponse,
  reply: TextReply,
  words: string,
  { ms, fault, signal }: { ms: number; fault: Fault | undefined; signal: AbortSignal },
): Promise<void> {
  const start = Date.now();
  const pieces = words.match(PIECES) ?? [''];
  const faultIndex = Math.floor(pieces.length * (fault?.at ?? 0.5));
  const send = frames(response);
  await pause(ms * FIRST_EVENT_DELAY, signal);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of reply.opening) send(event);
  for (const [index, piece] of pieces.entries()) {
    if (index === faultIndex && fault?.kind === 'drop_mid') {
      response.destroy();
      throw new EndedEarly('dropped in the middle');
    }
    if (index === faultIndex && fault?.kind === 'stall') await pause(fault.ms ?? FOREVER, signal);
    send(reply.delta(piece));
    const due = start + ms * (FIRST_EVENT_DELAY + ((1 - FIRST_EVENT_DELAY) * (index + 1)) / pieces.length);
    await pause(due - Date.now(), signal);
  }
  for (const event of reply.closing) send(event);
  response.end();
}

/** Returns a writer of server-sent events; typed events get a name and a sequence number. */
function frames(response: ServerResponse): (event: object | string) => void {
  let number = 0;
  return (event) => {
    if (typeof event === 'string') response.write(`data: ${event}\n\n`);
    else if ('type' in event)
      response.write(
        `event: ${String(event.type)}\ndata: ${JSON.stringify({ ...event, sequence_number: number++ })}\n\n`,
      );
    else response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
}
