import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Thing } from './books.ts';

export interface ToldEvent {
  readonly id: string;
  readonly type: string;
  /** The body as it is signed and sent. */
  readonly payload: string;
}

/** Longest wait for the answer to an event, and between two tries of one that was not taken, in milliseconds. */
const PATIENCE = 15_000;
const TRIES_AFTER = [50, 200, 800, 2000];

/** Brings events to a webhook, one after the other in the order in which things happened. */
export class Courier {
  readonly events: ToldEvent[] = [];
  readonly secret: string;
  readonly #apiVersion: string;
  readonly #waiting: ToldEvent[] = [];
  #url: string | undefined;
  #round: Promise<void> | undefined;
  #isClosed = false;

  constructor(apiVersion: string, secret: string) {
    this.#apiVersion = apiVersion;
    this.secret = secret;
  }

  /** Writes an event down, with the thing as it is now, and sends it when its turn comes. */
  note(type: string, thing: Thing, seconds: number): void {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: this.#apiVersion,
      created: seconds,
      data: { object: thing },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const event = { id, type, payload };
    this.events.push(event);
    this.#waiting.push(event);
    this.#wake();
  }

  /** Where events go from now on; undefined keeps them until there is a place. */
  tellTo(url: string | undefined): void {
    this.#url = url;
    this.#wake();
  }

  /** Until every event that could be brought was. */
  async settled(): Promise<void> {
    while (this.#round) await this.#round;
  }

  /** Brings an event once more, or many times. @returns the statuses of the answers. */
  async deliver(
    eventId: string,
    { times = 1, atOnce = false, url = this.#url }: { times?: number; atOnce?: boolean; url?: string } = {},
  ): Promise<number[]> {
    const event = this.events.find(({ id }) => id === eventId);
    if (!event || !url) throw new Error('there is no such event, or nobody to tell it to');
    if (atOnce) return Promise.all(Array.from({ length: times }, () => this.#bring(event, url)));
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await this.#bring(event, url));
    return statuses;
  }

  /** Forgets all events; one that is on its way still arrives. */
  reset(): void {
    this.events.length = 0;
    this.#waiting.length = 0;
  }

  close(): void {
    this.#isClosed = true;
  }

  #wake(): void {
    this.#round ??= this.#bringAll().finally(() => {
      this.#round = undefined;
      // Something may have happened in the very moment in which the round ended.
      if (this.#waiting.length && this.#url && !this.#isClosed) this.#wake();
    });
  }

  async #bringAll(): Promise<void> {
    // What one request makes happen is told after its answer.
    await new Promise((resolve) => setTimeout(resolve, 1));
    while (this.#url && !this.#isClosed) {
      const event = this.#waiting.shift();
      if (!event) return;
      await this.#bringUntilTaken(event, this.#url);
    }
  }

  async #bringUntilTaken(event: ToldEvent, url: string): Promise<void> {
    for (const pause of [...TRIES_AFTER, 0]) {
      const status = await this.#bring(event, url);
      const isForgotten = !this.events.includes(event);
      if ((status >= 200 && status < 300) || this.#isClosed || isForgotten) return;
      if (this.#url !== url) {
        this.#waiting.unshift(event);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Zero stands for no answer at all. */
  async #bring({ payload }: ToldEvent, url: string): Promise<number> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret }),
        },
        body: payload,
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
