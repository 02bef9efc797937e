import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Log } from '../../../platform/server/log.ts';
import { ProviderAwayError } from '../provider.ts';

/** What the house knows of its Stripe account. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of the API: a stand-in, in tests. */
  apiUrl?: string | undefined;
  /** Let Stripe Tax work out the GST within the subscriptions' prices. */
  automaticTax: boolean;
  /** Longest wait for one answer, in milliseconds; it is asked twice at most. 6 s when not said. */
  timeoutMs?: number;
}

/** Stripe understood us and said no. The message names the rule and nothing that was sent. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly code: string;
  readonly status: number;

  constructor(what: string, code: string, status: number) {
    super(`Stripe would not ${what}: ${code}`);
    this.code = code;
    this.status = status;
  }

  /** What it was about is not there. */
  get isMissing(): boolean {
    return this.status === 404 || this.code === 'resource_missing';
  }
}

export interface StripeClient {
  /**
   * Asks Stripe. `what` is an infinitive, for errors and the log.
   * @throws ProviderAwayError when there is no answer, or one that says to come again; StripeRefusal for any other.
   */
  ask<T>(what: string, call: (api: Stripe) => Promise<T>): Promise<T>;
  /** The same, but undefined for what Stripe does not have. */
  find<T>(what: string, ref: string, call: (api: Stripe) => Promise<T>): Promise<T | undefined>;
  readonly api: Stripe;
}

/** A client with the API version of the installed package, short of patience and without telemetry. */
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
  const ask = async <T>(what: string, call: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await call(api);
    } catch (error) {
      throw understood(what, error, log);
    }
  };
  return {
    api,
    ask,
    async find(what, ref, call) {
      // An empty or strange id would make the address of something else.
      if (!/^\w+$/.test(ref)) return undefined;
      try {
        return await ask(what, call);
      } catch (error) {
        if (error instanceof StripeRefusal && error.isMissing) return undefined;
        throw error;
      }
    },
  };
}

/** A key of its own, for a call that may safely be made twice. */
export const freshKey = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

/** Whether a key, secret or publishable, moves real money. */
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

function understood(what: string, error: unknown, log: Log): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? error : new Error(`could not ${what}`);
  }
  const status = error.statusCode ?? 0;
  // Stripe's own messages can hold ids, addresses and pieces of keys: only the code is told.
  const code = error.code ?? error.type;
  if (status !== 404)
    log.warn({ what, status, reason: code, requestId: error.requestId }, 'Stripe did not do it');
  const mayComeAgain = status === 0 || status === 409 || status === 429 || status >= 500;
  if (mayComeAgain && !(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
    return new ProviderAwayError(`Stripe gave no answer when asked to ${what}`);
  }
  return new StripeRefusal(what, code, status);
}
