import type { Clock } from '../../platform/server/clock.ts';
import type { Db } from '../../platform/server/db.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Media } from '../../platform/server/media.ts';
import type { Seal } from '../../platform/server/seal.ts';
import type { Signals } from '../../platform/server/signals.ts';
import type { Studio } from '../../studio/studio.ts';

/** What the parts of this feature work with. */
export interface StoryParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly seal: Seal;
  readonly media: Media;
  readonly jobs: Jobs;
  readonly signals: Signals;
  readonly studio: Studio;
  /** Where people find the house, for links that are passed on. */
  readonly publicUrl: string;
}

/** The queue of stories to be made. */
export const MAKING_QUEUE = 'stories.make';

/** Five and more are told side by side; a lost one is found by its silence, long before the queue gives it up. */
export const makingQueue = ({ seconds }: Pick<Studio, 'seconds'>) => ({
  name: MAKING_QUEUE,
  side: 6,
  retries: 0,
  expireSeconds: seconds + 60,
});

/** The topic that is told whenever something happens to a story. */
export const topicOf = (storyId: string) => `story:${storyId}`;
