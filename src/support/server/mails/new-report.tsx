import { MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';
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
  /** Who wrote it, as far as they said. */
  readonly from: string;
  /** The story it is about; null for everything else. */
  readonly storyId: string | null;
}

/** To whoever runs the house: somebody has reported something. */
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
      <MailText>Its number is {id}.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title}: ${severity} · Storywren`, ...body };
}
