import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe cross-site requests. A browser always sends Origin or Sec-Fetch-Site with such a request; a client that
 * sends neither is not a browser and does not attach cookies by itself.
 * @throws FORBIDDEN for a foreign or null Origin, or `Sec-Fetch-Site: cross-site`.
 */
export function requireSameOrigin(
  request: FastifyRequest,
  config: { PUBLIC_URL: string; isLocal: boolean },
): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw foreign();
  if (origin === undefined) return;
  if (origin === new URL(config.PUBLIC_URL).origin) return;
  // On localhost the app answers to localhost and 127.0.0.1 alike.
  if (config.isLocal && URL.canParse(origin)) {
    const { host, hostname } = new URL(origin);
    if (host === request.headers.host && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  }
  throw foreign();
}

const foreign = () => forbidden('This request came from another site, so we didn’t carry it out.');
