import { invalid } from '../../platform/server/errors.ts';
import type { RawRoute } from '../../platform/server/route.ts';
import { takeEvent } from './events.ts';
import type { BillingParts } from './parts.ts';
import { BadSignatureError, type ProviderEvent } from './provider.ts';

/** The route that a provider's signed events come in by: 400 for what is not signed, 2xx once an event has taken effect. */
export function webhookRoute(endpoint: RawRoute['endpoint'], parts: BillingParts): RawRoute {
  return {
    endpoint,
    fromAnywhere: true,
    async handle({ request }) {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeEvent(parts, parsed(parts, raw, request.headers));
      return { ok: true };
    },
  };
}

function parsed(
  { provider, log }: BillingParts,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ProviderEvent {
  try {
    return provider.parseWebhook(raw, headers);
  } catch (error) {
    if (!(error instanceof BadSignatureError)) throw error;
    log.warn({ provider: provider.name }, 'a webhook was refused');
    throw invalid('This event is not signed by our payment provider.');
  }
}
