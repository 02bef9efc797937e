import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export interface ReportRequest {
  readonly storyId: string;
  readonly title: string;
}

/** The handle of the report form. */
export const reportDialog = dialogHandle<ReportRequest>();

/** Lets a reader tell us what is wrong with a story. */
export function openReport(about: ReportRequest): void {
  reportDialog.openWithPayload(about);
}
