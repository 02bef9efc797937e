import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

/** The link to choose a new password. */
export async function resetLinkMail(to: string, link: string) {
  const title = 'Choose a new password';
  const body = await renderMail(
    <MailSheet title={title} preview="The link works for one hour">
      <MailText>
        Here is the link to choose a new password for Storywren. It works once, for one hour.
      </MailText>
      <MailAction href={link}>Choose a new password</MailAction>
      <MailText>
        If you did not ask for it, you can leave this mail unanswered: your password stays as it is.
      </MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
