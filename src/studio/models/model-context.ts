import type { GenerationContext } from '../generation-context.ts';
import type { CallLog } from './calls/call-log.ts';
import type { CircuitBreaker } from './calls/circuit-breaker.ts';
import type { Timeouts } from './calls/timeouts.ts';
import type { Moderator } from './providers/moderation.ts';
import type { ModelSettings } from './providers/settings.ts';

/** The dependencies of a model call for one story, for writing and painting. */
export interface ModelWork {
  readonly settings: ModelSettings;
  readonly timeouts: Timeouts;
  readonly breaker: CircuitBreaker;
  readonly callLog: CallLog;
  readonly moderator: Moderator | undefined;
  readonly context: GenerationContext;
}
