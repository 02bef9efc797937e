import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';

/** Mail with the password reset link. */
export async function resetLinkMail(to: string, link: string) {
  const title = 'Choose a new password';
  const body = await renderMail(
    <MailSheet title={title} preview="The link works for one hour">
      <MailText>
        Here’s your link to choose a new password for Storywren. It works once, for one hour.
      </MailText>
      <MailAction href={link}>Choose a new password</MailAction>
      <MailText>
        If you didn’t ask for this, you can ignore this email. Your password stays the same.
      </MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
