import { invalid } from '../../../platform/server/http/errors.ts';
import type { RawRoute } from '../../../platform/server/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { handleEvent } from './events.ts';
import { BadSignatureError, type ProviderEvent } from './provider.ts';

/** The route for a provider's signed events: 400 for an invalid signature, 2xx once an event has taken effect. */
export function webhookRoute(endpoint: RawRoute['endpoint'], deps: BillingDeps): RawRoute {
  return {
    endpoint,
    fromAnywhere: true,
    async handle({ request }) {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await handleEvent(deps, parsed(deps, raw, request.headers));
      return { ok: true };
    },
  };
}

function parsed(
  { provider, log }: BillingDeps,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ProviderEvent {
  try {
    return provider.parseWebhook(raw, headers);
  } catch (error) {
    if (!(error instanceof BadSignatureError)) throw error;
    log.warn({ provider: provider.name }, 'a webhook was refused');
    throw invalid('This event isn’t signed by our payment provider.');
  }
}
