import type { UserData } from '../../accounts/server/user-data.ts';
import { type Route, serve } from '../../platform/server/http/route.ts';
import { createReport } from '../contract.ts';
import type { SupportDeps } from './deps.ts';
import { mailReport, REPORT_QUEUE, type ReportJob, storeReport } from './reports.ts';
import { supportUserData } from './user-data.ts';

export interface Support {
  readonly routes: readonly Route[];
  work(): Promise<void>;
  readonly userData: UserData;
}

/** Reports from parents and guests. */
export function createSupport(deps: SupportDeps): Support {
  return {
    routes: [
      serve(createReport, async ({ caller, body }) => {
        await storeReport(deps, caller?.id, body);
        return { ok: true as const };
      }),
    ],
    work: () => deps.jobs.work<ReportJob>(REPORT_QUEUE, (job) => mailReport(deps, job)),
    userData: supportUserData(deps),
  };
}
