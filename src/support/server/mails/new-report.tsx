import { MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';
import {
  REPORT_CATEGORIES,
  REPORT_SEVERITIES,
  type ReportCategory,
  type ReportSeverity,
} from '../../contract.ts';

interface NewReport {
  readonly to: string;
  readonly id: string;
  readonly category: ReportCategory;
  readonly severity: ReportSeverity;
  readonly subject: string;
  readonly description: string;
  /** Name and email of the sender, as far as given. */
  readonly from: string;
  /** The story it is about; null for other reports. */
  readonly storyId: string | null;
}

/** Mail that notifies an operator of a new report. */
export async function newReportMail({
  to,
  id,
  category,
  severity,
  subject,
  description,
  from,
  storyId,
}: NewReport) {
  const title = 'A new report';
  const body = await renderMail(
    <MailSheet title={title} preview={REPORT_CATEGORIES[category]}>
      <MailText>
        {REPORT_CATEGORIES[category]}. {REPORT_SEVERITIES[severity]}.
      </MailText>
      <MailText>From: {from}</MailText>
      {storyId && <MailText>About the story {storyId}</MailText>}
      <MailText>{subject}</MailText>
      {description
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may be there twice, and nothing is reordered
          <MailText key={n}>{paragraph}</MailText>
        ))}
      <MailText>Report number: {id}</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title}: ${severity} · Storywren`, ...body };
}
