import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export interface ReportRequest {
  readonly storyId: string;
  readonly title: string;
}

/** The handle of the report dialog. */
export const reportDialog = dialogHandle<ReportRequest>();

/** Opens the dialog to report a story. */
export function openReport(about: ReportRequest): void {
  reportDialog.openWithPayload(about);
}
