import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';

/** Mail to the owner of a hidden account whose address was just used to sign up. Contains no code. */
export async function closedAccountMail(to: string, home: string) {
  const title = 'Your account is closed';
  const body = await renderMail(
    <MailSheet title={title} preview="Someone used this address to join Storywren">
      <MailText>
        Someone, most likely you, has just used this address to join Storywren. It belongs to an account that
        was closed, so we haven’t changed anything.
      </MailText>
      <MailText>If you’d like your account back, please write to us.</MailText>
      <MailAction href={`${home}/contact`}>Contact us</MailAction>
      <MailText>If it wasn’t you, there’s nothing you need to do. No one has got in.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
