import type { ReportCategory, ReportSeverity } from '../contract.ts';

/** What a report holds while it is written: nothing is chosen at first. */
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
