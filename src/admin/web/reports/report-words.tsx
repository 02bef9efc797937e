import type { AdminReport } from '../../records-contract.ts';
import { REPORT_STATUS_NAMES } from '../words.ts';

const STATUS_LOOKS = { open: 'badge-wait', in_progress: 'badge-plain', resolved: 'badge-good' } as const;

/** How far a report is. */
export function ReportStatusBadge({ status }: Pick<AdminReport, 'status'>) {
  return <span className={`badge ${STATUS_LOOKS[status]}`}>{REPORT_STATUS_NAMES[status]}</span>;
}

/** Who wrote, as far as they said so. */
export function senderOf({ contactName, userEmail }: AdminReport): string {
  return [contactName, userEmail].filter(Boolean).join(', ') || 'Anonymous';
}
