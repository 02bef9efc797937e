import { type Route, serve } from '../../platform/server/http/route.ts';
import type { Log } from '../../platform/server/log.ts';
import { reportClientError } from '../client-error-contract.ts';

/** Receives error reports from browsers and writes one log line for each. */
export function clientErrorRoutes(log: Log): readonly Route[] {
  return [
    serve(reportClientError, async ({ body: { message, route, stack }, request }) => {
      // The user is not needed here and is not logged.
      log.error({ id: request.id, code: 'CLIENT_ERROR', route, message, stack }, 'a page could not be shown');
      return { ok: true as const };
    }),
  ];
}
