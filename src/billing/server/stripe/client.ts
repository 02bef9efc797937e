import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Log } from '../../../platform/server/log.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';

/** Settings of the Stripe account. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of the API, such as a fake in tests. */
  apiUrl?: string | undefined;
  /** Let Stripe Tax calculate the GST within the subscriptions' prices. */
  automaticTax: boolean;
  /** Timeout per request, in milliseconds; a request is sent twice at most. Default 6 s. */
  timeoutMs?: number;
}

/** Stripe refused a request. The message contains the error code and nothing that was sent. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly code: string;
  readonly status: number;

  constructor(what: string, code: string, status: number) {
    super(`Stripe would not ${what}: ${code}`);
    this.code = code;
    this.status = status;
  }

  /** Whether the object does not exist. */
  get isMissing(): boolean {
    return this.status === 404 || this.code === 'resource_missing';
  }
}

export interface StripeClient {
  /**
   * Sends a request to Stripe. `what` is an infinitive, for errors and the log.
   * @throws ProviderUnavailableError when there is no response or a retryable one; StripeRefusal for any other error.
   */
  request<T>(what: string, call: (api: Stripe) => Promise<T>): Promise<T>;
  /** The same, but undefined when the object does not exist. */
  find<T>(what: string, ref: string, call: (api: Stripe) => Promise<T>): Promise<T | undefined>;
  readonly api: Stripe;
}

/** A client with the API version of the installed package, a short timeout and no telemetry. */
export function openClient(
  settings: Pick<StripeSettings, 'secretKey' | 'apiUrl' | 'timeoutMs'>,
  log: Log,
): StripeClient {
  const api = new Stripe(settings.secretKey, {
    apiVersion: Stripe.API_VERSION,
    timeout: settings.timeoutMs ?? 6000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiUrl),
  });
  const request = async <T>(what: string, call: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await call(api);
    } catch (error) {
      throw translateError(what, error, log);
    }
  };
  return {
    api,
    request,
    async find(what, ref, call) {
      // An empty or malformed id would address another resource.
      if (!/^\w+$/.test(ref)) return undefined;
      try {
        return await request(what, call);
      } catch (error) {
        if (error instanceof StripeRefusal && error.isMissing) return undefined;
        throw error;
      }
    },
  };
}

/** A new idempotency key, for a request that may safely be made twice. */
export const freshKey = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

/** Whether a key, secret or publishable, is for live mode. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  } as const;
}

function translateError(what: string, error: unknown, log: Log): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? error : new Error(`could not ${what}`);
  }
  const status = error.statusCode ?? 0;
  // Stripe's own messages can contain ids, addresses and parts of keys: only the code is used.
  const code = error.code ?? error.type;
  if (status !== 404)
    log.warn({ what, status, reason: code, requestId: error.requestId }, 'Stripe refused a request');
  const isRetryable = status === 0 || status === 409 || status === 429 || status >= 500;
  if (isRetryable && !(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
    return new ProviderUnavailableError(`Stripe gave no answer when asked to ${what}`);
  }
  return new StripeRefusal(what, code, status);
}
