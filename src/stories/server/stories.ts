import type { UserData } from '../../accounts/server/user-data.ts';
import type { OwnPages } from '../../platform/server/http/pages.ts';
import type { RawRoute, Route } from '../../platform/server/http/route.ts';
import { eventsRoute } from '../creation/server/events-route.ts';
import { makeStory } from '../creation/server/make-story.ts';
import { creationRoutes } from '../creation/server/routes.ts';
import { resumeStories, sweepStories } from '../creation/server/sweep.ts';
import { sweepMissingPictures } from '../library/server/repaint/missing-pictures.ts';
import { resumeRepaints, sweepRepaints } from '../library/server/repaint/repaint-job.ts';
import { libraryRoutes, workOnLibrary } from '../library/server/routes.ts';
import { storyUserData } from '../library/server/user-data.ts';
import { readingRoutes } from '../reading/server/routes.ts';
import { publicPage } from '../sharing/server/public-page.ts';
import { sharingRoutes } from '../sharing/server/routes.ts';
import { shareRoutes } from '../sharing/server/share-routes.ts';
import { makingQueue, type StoryDeps } from '../story/server/deps.ts';
import { type DecryptedStory, decryptStories } from '../story/server/open-stories.ts';
import { pictureRoute } from '../story/server/pictures.ts';

export interface Stories {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Pages whose HTML has more than a title. */
  readonly pages: OwnPages;
  work(): Promise<void>;
  sweep(): Promise<void>;
  /** Has the pictures painted that ready stories lack. */
  sweepPictures(): Promise<void>;
  resume(): Promise<void>;
  readonly userData: UserData;
  /** Stories of any parent, decrypted for an admin. */
  decryptStories(
    ids: readonly string[],
    options: { words: boolean },
  ): Promise<ReadonlyMap<string, DecryptedStory>>;
}

/** Puts together the server side of the stories feature: creation, reading, sharing and library. */
export function createStories(deps: StoryDeps): Stories {
  const { jobs } = deps;
  return {
    routes: [...creationRoutes(deps), ...readingRoutes(deps), ...sharingRoutes(deps), ...libraryRoutes(deps)],
    rawRoutes: [pictureRoute(deps), eventsRoute(deps), ...shareRoutes(deps)],
    pages: { '/public/story/:id': ({ id }) => publicPage(deps, id) },
    async work() {
      await jobs.work<{ storyId: string }>(makingQueue(deps.studio), ({ storyId }) =>
        makeStory(deps, storyId),
      );
      await workOnLibrary(deps);
    },
    async sweep() {
      await sweepStories(deps);
      await sweepRepaints(deps);
    },
    sweepPictures: () => sweepMissingPictures(deps),
    async resume() {
      await resumeStories(deps);
      await resumeRepaints(deps);
      await sweepMissingPictures(deps);
    },
    userData: storyUserData(deps),
    decryptStories: (ids, options) => decryptStories(deps, ids, options),
  };
}
