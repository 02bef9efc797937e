import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { StripeObject } from './store.ts';

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  /** The body that is signed and sent. */
  readonly payload: string;
}

/** Timeout of a delivery, and delays before retries of a failed one, in milliseconds. */
const TIMEOUT_MS = 15_000;
const RETRY_DELAYS_MS = [50, 200, 800, 2000];

/** Delivers events to a webhook one by one, in order. */
export class WebhookSender {
  readonly events: SentEvent[] = [];
  readonly secret: string;
  readonly #apiVersion: string;
  readonly #pending: SentEvent[] = [];
  #url: string | undefined;
  #delivery: Promise<void> | undefined;
  #isClosed = false;

  constructor(apiVersion: string, secret: string) {
    this.#apiVersion = apiVersion;
    this.secret = secret;
  }

  /** Records an event with a snapshot of the object, and queues it for delivery. */
  record(type: string, snapshot: StripeObject, seconds: number): void {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: this.#apiVersion,
      created: seconds,
      data: { object: snapshot },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const event = { id, type, payload };
    this.events.push(event);
    this.#pending.push(event);
    this.#start();
  }

  /** Sets the URL for events from now on; while it is undefined, events are queued. */
  deliverTo(url: string | undefined): void {
    this.#url = url;
    this.#start();
  }

  /** Resolves when all deliverable events have been delivered. */
  async settled(): Promise<void> {
    while (this.#delivery) await this.#delivery;
  }

  /** Delivers an event again, `times` times. @returns the response statuses. */
  async deliver(
    eventId: string,
    { times = 1, atOnce = false, url = this.#url }: { times?: number; atOnce?: boolean; url?: string } = {},
  ): Promise<number[]> {
    const event = this.events.find(({ id }) => id === eventId);
    if (!event || !url) throw new Error('there is no such event, or no webhook URL');
    if (atOnce) return Promise.all(Array.from({ length: times }, () => this.#send(event, url)));
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await this.#send(event, url));
    return statuses;
  }

  /** Clears all events; one that is being sent still arrives. */
  reset(): void {
    this.events.length = 0;
    this.#pending.length = 0;
  }

  close(): void {
    this.#isClosed = true;
  }

  #start(): void {
    this.#delivery ??= this.#sendPending().finally(() => {
      this.#delivery = undefined;
      // An event may have been queued while the delivery ended.
      if (this.#pending.length && this.#url && !this.#isClosed) this.#start();
    });
  }

  async #sendPending(): Promise<void> {
    // Events of a request are sent after its response.
    await new Promise((resolve) => setTimeout(resolve, 1));
    while (this.#url && !this.#isClosed) {
      const event = this.#pending.shift();
      if (!event) return;
      await this.#sendWithRetries(event, this.#url);
    }
  }

  async #sendWithRetries(event: SentEvent, url: string): Promise<void> {
    for (const delay of [...RETRY_DELAYS_MS, 0]) {
      const status = await this.#send(event, url);
      const isCleared = !this.events.includes(event);
      if ((status >= 200 && status < 300) || this.#isClosed || isCleared) return;
      if (this.#url !== url) {
        this.#pending.unshift(event);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  /** Sends an event. @returns the response status, or 0 when there was no response. */
  async #send({ payload }: SentEvent, url: string): Promise<number> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret }),
        },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
