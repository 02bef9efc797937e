import type { IncomingMessage } from 'node:http';

/** The longest that the rest of a body is read for, in milliseconds. */
const DRAIN_LIMIT_MS = 20_000;

/**
 * Reads the rest of a body and drops it. A client that is still sending when its connection is closed gets a broken
 * connection in place of the answer. Resolves at the end of the body, when the client leaves, or after the limit.
 */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, DRAIN_LIMIT_MS);
    for (const event of ['end', 'close', 'error'] as const) request.once(event, done);
    request.resume();
  });
}
