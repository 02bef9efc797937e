import type { RawRoute, Route } from '../../platform/server/http/route.ts';
import type { AdminDeps } from './deps.ts';
import { overviewRoutes } from './overview/overview.ts';
import { activityFiles, activityRoutes } from './records/activities.ts';
import { transactionFiles, transactionRoutes } from './records/transactions.ts';
import { reportRoutes } from './reports/reports.ts';
import { storyRoutes } from './stories/stories.ts';
import { adminActionRoutes } from './users/admin-actions.ts';
import { userRoutes } from './users/users.ts';

export interface Admin {
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
}

/** The admin endpoints: users, stories, reports, transactions, the audit log and the overview. */
export function createAdmin(deps: AdminDeps): Admin {
  return {
    routes: [
      ...userRoutes(deps),
      ...adminActionRoutes(deps),
      ...activityRoutes(deps),
      ...storyRoutes(deps),
      ...reportRoutes(deps),
      ...transactionRoutes(deps),
      ...overviewRoutes(deps),
    ],
    rawRoutes: [...activityFiles(deps), ...transactionFiles(deps)],
  };
}
