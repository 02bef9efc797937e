import type { TestApp } from '../app.ts';
import type { Caller } from '../users.ts';

export interface TestEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

type PaymentOutcome = 'paid' | 'declined' | 'authentication_required';

/** An app and its payment provider: the same operations for the sandbox and for the fake of Stripe. */
export interface MoneyWorld {
  readonly app: TestApp;
  /** Pays by card; `authenticated` is the result of 3-D Secure. */
  pay(
    parent: Caller,
    clientSecret: string,
    number?: string,
    authenticated?: boolean,
  ): Promise<PaymentOutcome>;
  /** Advances the provider's clock; resolves when everything due has happened and its events are delivered. */
  advance(days: number): Promise<void>;
  refund(paymentRef: string, cents?: number): Promise<void>;
  closeDispute(paymentRef: string, won: boolean): Promise<void>;
  /** From now on no event is delivered automatically, as if all were lost. */
  loseEvents(): Promise<void>;
  /** Every event so far, oldest first, lost ones too. */
  events(): Promise<readonly TestEvent[]>;
  /** Delivers an event as the provider would, signed now; returns the status of the response. */
  bring(event: TestEvent): Promise<number>;
  /** The time at the provider, in milliseconds. */
  now(): Promise<number>;
}
