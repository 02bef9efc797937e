import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site made a browser send. A browser always says where such a request comes
 * from; a client that says nothing is no browser and carries nobody's cookies by accident.
 * @throws FORBIDDEN for a foreign or null Origin, or `Sec-Fetch-Site: cross-site`.
 */
export function requireSameOrigin(
  request: FastifyRequest,
  house: { PUBLIC_URL: string; isLocal: boolean },
): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw foreign();
  if (origin === undefined) return;
  if (origin === new URL(house.PUBLIC_URL).origin) return;
  // On one's own machine the house answers to localhost and 127.0.0.1 alike.
  if (house.isLocal && URL.canParse(origin)) {
    const { host, hostname } = new URL(origin);
    if (host === request.headers.host && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  }
  throw foreign();
}

const foreign = () => forbidden('This request came from another site, so it was not carried out.');
