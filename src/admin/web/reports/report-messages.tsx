import type { AdminReport } from '../../records-contract.ts';
import { REPORT_STATUS_NAMES } from '../messages.ts';

const STATUS_STYLES = { open: 'badge-wait', in_progress: 'badge-plain', resolved: 'badge-good' } as const;

/** The status of a report. */
export function ReportStatusBadge({ status }: Pick<AdminReport, 'status'>) {
  return <span className={`badge ${STATUS_STYLES[status]}`}>{REPORT_STATUS_NAMES[status]}</span>;
}

/** Name and email of the sender, as far as given. */
export function senderOf({ contactName, userEmail }: AdminReport): string {
  return [contactName, userEmail].filter(Boolean).join(', ') || 'Anonymous';
}
