import { call } from '../../../platform/web/call.ts';
import { reportClientError } from '../../client-error-contract.ts';
import { describeError } from './describe-error.ts';

/** The most reports per page load. */
const MAX_PER_LOAD = 5;
const sent = new Set<string>();

/** Reports an error to the server, each one once. A failing report is ignored. */
export function sendClientError(error: unknown): void {
  const body = describeError(error, location);
  const key = JSON.stringify(body);
  if (sent.has(key) || sent.size >= MAX_PER_LOAD) return;
  sent.add(key);
  // With `keepalive` the report is sent even when the user reloads at once.
  call(reportClientError, { body, keepalive: true }).catch(() => undefined);
}
