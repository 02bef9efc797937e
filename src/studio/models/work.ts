import type { Desk } from '../desk.ts';
import type { Breaker } from './breaker.ts';
import type { Ledger } from './ledger.ts';
import type { Moderator } from './moderation.ts';
import type { Patience } from './patience.ts';
import type { ModelSettings } from './settings.ts';

/** What models work with on one story, writing as well as painting. */
export interface ModelWork {
  readonly settings: ModelSettings;
  readonly patience: Patience;
  readonly breaker: Breaker;
  readonly ledger: Ledger;
  readonly moderator: Moderator | undefined;
  readonly desk: Desk;
}
