import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';

/** Mail to the owner of an account whose address was just used to sign up. Contains no code. */
export async function knownAddressMail(to: string, home: string) {
  const title = 'You already have an account';
  const body = await renderMail(
    <MailSheet title={title} preview="Someone used this address to join Storywren">
      <MailText>
        Someone, most likely you, has just used this address to join Storywren. It already has an account, so
        we haven’t changed anything.
      </MailText>
      <MailText>
        You can log in as usual. If you’ve forgotten your password, choose “Forgot your password?” when you
        do.
      </MailText>
      <MailAction href={home}>Open Storywren</MailAction>
      <MailText>If it wasn’t you, there’s nothing you need to do. No one has got in.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
