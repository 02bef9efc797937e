import { Column, Row, Section } from '@react-email/components';
import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail/mail-layout.tsx';
import { DAY } from '../../../platform/server/mail/mail-style.ts';

/** A successful payment as shown on its receipt. */
export interface Receipt {
  readonly id: string;
  readonly userId: string;
  readonly buyer: string;
  readonly email: string;
  readonly what: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly paidAt: Date;
  /** "Visa ending 4242"; null when no card was used. */
  readonly card: string | null;
}

/** The seller as shown on a receipt. */
interface Seller {
  readonly publicUrl: string;
  readonly sellerAbn: string | undefined;
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Dates are in the time zone of Canberra, where the seller does its accounts. */
const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(date);

/** "12 345 678 901", the usual notation of an ABN. */
const spaced = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** GST is one eleventh of a price that includes it (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
const gstOf = (cents: number) => Math.round(cents / 11);

const CELL = {
  borderTop: `1px solid ${DAY.line}`,
  fontSize: 16,
  lineHeight: 1.45,
  padding: '9px 0',
  verticalAlign: 'top',
} as const;

function Line({ label, children }: { label: string; children: string }) {
  return (
    <Row>
      <Column
        className="mail-soft mail-line"
        style={{ ...CELL, color: DAY.soft, paddingRight: 16, width: '30%' }}
      >
        {label}
      </Column>
      <Column
        className="mail-ink mail-line"
        style={{ ...CELL, color: DAY.ink, overflowWrap: 'anywhere', textAlign: 'right' }}
      >
        {children}
      </Column>
    </Row>
  );
}

function Sheet({ receipt, seller, isMail }: { receipt: Receipt; seller: Seller; isMail: boolean }) {
  const title = seller.sellerAbn ? 'Tax invoice and receipt' : 'Your receipt';
  const credits = receipt.credits === 1 ? '1 credit' : `${receipt.credits} credits`;
  return (
    <MailSheet title={title} preview={`${receipt.what}, ${money(receipt.amountCents)} AUD`}>
      <MailText>
        Thank you, {receipt.buyer}. Your payment went through
        {receipt.credits > 0 ? `, and we’ve added ${credits} to your account. Credits never expire.` : '.'}
      </MailText>
      <Section style={{ margin: '12px 0 20px' }}>
        <Line label="For">{receipt.what}</Line>
        <Line label="Paid on">{dayOf(receipt.paidAt)}</Line>
        {receipt.card ? <Line label="Card">{receipt.card}</Line> : null}
        <Line label="Includes GST">{`${money(gstOf(receipt.amountCents))} AUD`}</Line>
        <Line label="Total">{`${money(receipt.amountCents)} AUD`}</Line>
        <Line label="Receipt number">{receipt.id.slice(0, 10)}</Line>
        <Line label="Seller">
          {seller.sellerAbn ? `Storywren, ABN ${spaced(seller.sellerAbn)}` : 'Storywren'}
        </Line>
        <Line label="Buyer">{receipt.email}</Line>
      </Section>
      {isMail ? (
        <MailAction href={`${seller.publicUrl}/account`}>See all your payments</MailAction>
      ) : (
        <MailText>Print this page, or save it as a PDF to keep it.</MailText>
      )}
    </MailSheet>
  );
}

/** The receipt as a mail. */
export async function receiptMail(receipt: Receipt, seller: Seller) {
  const body = await renderMail(<Sheet receipt={receipt} seller={seller} isMail />);
  return { to: receipt.email, subject: `Receipt for ${receipt.what.toLowerCase()} · Storywren`, ...body };
}

/** The receipt as an HTML page. */
export async function receiptPage(receipt: Receipt, seller: Seller): Promise<string> {
  const { html } = await renderMail(<Sheet receipt={receipt} seller={seller} isMail={false} />);
  return html;
}
