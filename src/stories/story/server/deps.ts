import type { Clock } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import type { Jobs } from '../../../platform/server/jobs/jobs.ts';
import type { PubSub } from '../../../platform/server/jobs/pub-sub.ts';
import type { Log } from '../../../platform/server/log.ts';
import type { Encryption } from '../../../platform/server/security/encryption.ts';
import type { Media } from '../../../platform/server/storage/media.ts';
import type { Studio } from '../../../studio/studio.ts';

/** Dependencies of this feature. */
export interface StoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly encryption: Encryption;
  readonly media: Media;
  readonly jobs: Jobs;
  readonly pubSub: PubSub;
  readonly studio: Studio;
  /** Origin of the app, for links in shared pages. */
  readonly publicUrl: string;
}

/** Name of the queue of stories to be made. */
export const MAKING_QUEUE = 'stories.make';

/** Makes several stories at a time. The sweep finds a story whose lease has expired long before its job expires. */
export const makingQueue = ({ seconds }: Pick<Studio, 'seconds'>) => ({
  name: MAKING_QUEUE,
  concurrency: 6,
  retries: 0,
  expireSeconds: seconds + 60,
});

/** The pub/sub topic that is published whenever a story changes. */
export const topicOf = (storyId: string) => `story:${storyId}`;
