import type { ReportCategory, ReportSeverity } from '../contract.ts';

/** Form values of a report before submission: nothing is preselected. */
export interface ReportDraft {
  category: ReportCategory | '';
  severity: ReportSeverity | '';
  subject: string;
  description: string;
  contactName: string;
  contactEmail: string;
}

export const BLANK_REPORT: ReportDraft = {
  category: '',
  severity: '',
  subject: '',
  description: '',
  contactName: '',
  contactEmail: '',
};
