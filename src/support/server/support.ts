import type { Belongings } from '../../accounts/server/belongings.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { createReport } from '../contract.ts';
import { supportBelongings } from './belongings.ts';
import type { SupportParts } from './parts.ts';
import { keepReport, mailReport, REPORT_QUEUE, type ReportJob } from './reports.ts';

export interface Support {
  readonly routes: readonly Route[];
  work(): Promise<void>;
  readonly belongings: Belongings;
}

/** Hearing what parents and guests have to say. */
export function createSupport(parts: SupportParts): Support {
  return {
    routes: [
      serve(createReport, async ({ caller, body }) => {
        await keepReport(parts, caller?.id, body);
        return { ok: true as const };
      }),
    ],
    work: () => parts.jobs.work<ReportJob>(REPORT_QUEUE, (job) => mailReport(parts, job)),
    belongings: supportBelongings(parts),
  };
}
