import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

/** To the owner of an account that is hidden, whose address somebody has just used to sign up. Holds no code. */
export async function closedAccountMail(to: string, home: string) {
  const title = 'Your account is closed';
  const body = await renderMail(
    <MailSheet title={title} preview="Somebody used this address to join Storywren">
      <MailText>
        Somebody, most likely you, has just used this address to join Storywren. There is an account with this
        address that was closed, so nothing was changed.
      </MailText>
      <MailText>If you would like it back, please write to us.</MailText>
      <MailAction href={`${home}/contact`}>Contact us</MailAction>
      <MailText>If that was not you, there is nothing to do: nobody has got in.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
