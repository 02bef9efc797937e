import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

/** To the owner of an account whose address somebody has just used to sign up. Holds no code. */
export async function knownAddressMail(to: string, home: string) {
  const title = 'You already have an account';
  const body = await renderMail(
    <MailSheet title={title} preview="Somebody used this address to join Storywren">
      <MailText>
        Somebody, most likely you, has just used this address to join Storywren. It has an account already, so
        nothing was changed.
      </MailText>
      <MailText>
        You can login as usual. If you have forgotten the password, choose “Forgot your password?” there.
      </MailText>
      <MailAction href={home}>Open Storywren</MailAction>
      <MailText>If that was not you, there is nothing to do: nobody has got in.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
