import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';

interface FailedPayment {
  readonly to: string;
  /** "Premium, monthly". */
  readonly what: string;
  readonly amountCents: number;
  /** Where the parent can pay with another card. */
  readonly payUrl: string;
}

/** The mail about a failed renewal. It says that nothing is lost yet. */
export async function paymentFailedMail({ to, what, amountCents, payUrl }: FailedPayment) {
  const title = 'Your payment didn’t go through';
  const body = await renderMail(
    <MailSheet title={title} preview="Your stories and credits are safe">
      <MailText>
        We couldn’t renew {what} for ${(amountCents / 100).toFixed(2)} AUD, because your bank didn’t accept
        the card.
      </MailText>
      <MailText>
        You’ll keep your stories and your credits. We’ll try the card again in a few days, or you can pay with
        another card now.
      </MailText>
      <MailAction href={payUrl}>Pay with another card</MailAction>
      <MailText>
        If you no longer want Premium, there’s nothing you need to do. It will end automatically.
      </MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
