import type { RawRoute, Route } from '../../platform/server/route.ts';
import { activityFiles, activityRoutes } from './activities.ts';
import { deedRoutes } from './deeds.ts';
import { overviewRoutes } from './overview.ts';
import type { AdminParts } from './parts.ts';
import { reportRoutes } from './reports.ts';
import { storyRoutes } from './stories.ts';
import { transactionFiles, transactionRoutes } from './transactions.ts';
import { userRoutes } from './users.ts';

export interface Admin {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
}

/** What only admins may do and see: people, stories, what was told and paid, and how the house is doing. */
export function createAdmin(parts: AdminParts): Admin {
  return {
    routes: [
      ...userRoutes(parts),
      ...deedRoutes(parts),
      ...activityRoutes(parts),
      ...storyRoutes(parts),
      ...reportRoutes(parts),
      ...transactionRoutes(parts),
      ...overviewRoutes(parts),
    ],
    rawRoutes: [...activityFiles(parts), ...transactionFiles(parts)],
  };
}
