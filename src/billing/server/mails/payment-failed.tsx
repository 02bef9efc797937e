import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

interface FailedPayment {
  readonly to: string;
  /** "Premium, monthly". */
  readonly what: string;
  readonly amountCents: number;
  /** Where another card can pay it. */
  readonly payUrl: string;
}

/** A renewal that did not go through. Nothing is lost yet, and the mail says so. */
export async function paymentFailedMail({ to, what, amountCents, payUrl }: FailedPayment) {
  const title = 'Your payment did not go through';
  const body = await renderMail(
    <MailSheet title={title} preview="Your stories and credits are safe">
      <MailText>
        We could not renew {what} for ${(amountCents / 100).toFixed(2)} AUD: your bank did not accept the
        card.
      </MailText>
      <MailText>
        Your stories and your credits stay yours. We will try the card again in a few days; to be sure, you
        can pay with another card now.
      </MailText>
      <MailAction href={payUrl}>Pay with another card</MailAction>
      <MailText>If you no longer want Premium, there is nothing to do: it ends by itself.</MailText>
    </MailSheet>,
  );
  return { to, subject: `${title} · Storywren`, ...body };
}
