import { Text } from '@react-email/components';
import { MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

/** The six digits that prove an address. */
export async function verificationMail(to: string, code: string) {
  const title = 'Verify your email';
  const body = await renderMail(
    <MailSheet title={title} preview="Your six-digit code for Storywren">
      <MailText>Welcome to Storywren. Here is the code that shows this address is yours:</MailText>
      <Text style={{ fontSize: 34, letterSpacing: 6, fontWeight: 600, margin: '20px 0' }}>{code}</Text>
      <MailText>
        It works for ten minutes. If you did not ask for it, you can leave this mail unanswered.
      </MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
