import { MailCode, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';

/** Mail with the six-digit verification code. */
export async function verificationMail(to: string, code: string) {
  const title = 'Verify your email';
  const body = await renderMail(
    <MailSheet title={title} preview="Your six-digit code for Storywren">
      <MailText>Welcome to Storywren. Here’s your verification code:</MailText>
      <MailCode>{code}</MailCode>
      <MailText>It works for ten minutes. If you didn’t ask for it, you can ignore this email.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
