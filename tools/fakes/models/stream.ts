import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Telling } from './telling.ts';

/** The connection ended before the answer did: dropped by us, or left by the caller. */
export class EndedEarly extends Error {}

/** Longer than anybody waits. */
export const FOREVER = 3_600_000;
/** Share of the time before the first word is said. */
const THINKING = 0.1;
/** Up to so many characters come at once. */
const PIECES = /[\s\S]{1,40}/g;

/** Waits so many milliseconds. @throws EndedEarly when the caller leaves meanwhile. */
export async function pause(ms: number, left: AbortSignal): Promise<void> {
  if (ms <= 0 && !left.aborted) return;
  await wait(ms, undefined, { signal: left }).catch(() => {
    throw new EndedEarly('the caller left');
  });
}

/** Streams an answer in small pieces, evenly over `ms` milliseconds, with the fault's mishap on the way. */
export async function streamTelling(
  response: ServerResponse,
  telling: Telling,
  words: string,
  { ms, fault, left }: { ms: number; fault: Fault | undefined; left: AbortSignal },
): Promise<void> {
  const start = Date.now();
  const pieces = words.match(PIECES) ?? [''];
  const mishap = Math.floor(pieces.length * (fault?.at ?? 0.5));
  const send = frames(response);
  await pause(ms * THINKING, left);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of telling.opening) send(event);
  for (const [index, piece] of pieces.entries()) {
    if (index === mishap && fault?.kind === 'drop_mid') {
      response.destroy();
      throw new EndedEarly('dropped in the middle');
    }
    if (index === mishap && fault?.kind === 'stall') await pause(fault.ms ?? FOREVER, left);
    send(telling.delta(piece));
    const due = start + ms * (THINKING + ((1 - THINKING) * (index + 1)) / pieces.length);
    await pause(due - Date.now(), left);
  }
  for (const event of telling.closing) send(event);
  response.end();
}

/** Writes server-sent events; those that have a type are named by it and numbered. */
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
