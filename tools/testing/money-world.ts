import type { TestHouse } from './house.ts';
import type { Caller } from './people.ts';

export interface TestEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

type Paid = 'paid' | 'declined' | 'asked';

/** A house and the provider that it is paid through: the same moves for the sandbox and for Stripe's stand-in. */
export interface MoneyWorld {
  readonly house: TestHouse;
  /** Tries a card; `authenticated` answers the bank's question. */
  pay(parent: Caller, clientSecret: string, number?: string, authenticated?: boolean): Promise<Paid>;
  /** Moves the provider's clock; everything due has happened, and its events were brought, before this is done. */
  advance(days: number): Promise<void>;
  refund(paymentRef: string, cents?: number): Promise<void>;
  closeDispute(paymentRef: string, won: boolean): Promise<void>;
  /** From now on no event is brought by itself, as if all were lost. */
  loseEvents(): Promise<void>;
  /** Every event so far, oldest first, lost ones too. */
  events(): Promise<readonly TestEvent[]>;
  /** Brings an event as the provider would, signed now; returns the status of the answer. */
  bring(event: TestEvent): Promise<number>;
  /** The time at the provider, in milliseconds. */
  now(): Promise<number>;
}
