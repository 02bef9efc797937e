import { Column, Row, Section } from '@react-email/components';
import { MailAction, MailSheet, MailText, renderMail } from '../../../platform/server/mail-layout.tsx';

/** A payment that went through, as it stands on a receipt. */
export interface Receipt {
  readonly id: string;
  readonly userId: string;
  readonly buyer: string;
  readonly email: string;
  readonly what: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly paidAt: Date;
  /** "Visa ending 4242"; null for what was not paid by card. */
  readonly card: string | null;
}

/** Who sells, as it stands on a receipt. */
interface Seller {
  readonly publicUrl: string;
  readonly sellerAbn: string | undefined;
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** In Australia's capital, where the seller keeps the books. */
const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(date);

/** "12 345 678 901", the way an ABN is written. */
const spaced = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** The GST inside a price is one eleventh of it (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
const gstOf = (cents: number) => Math.round(cents / 11);

function Line({ label, children }: { label: string; children: string }) {
  return (
    <Row>
      <Column style={{ fontSize: 16, padding: '7px 12px 7px 0', verticalAlign: 'top' }}>{label}</Column>
      <Column style={{ fontSize: 16, padding: '7px 0', textAlign: 'right', verticalAlign: 'top' }}>
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
        {receipt.credits > 0 ? ` and ${credits} went onto your account. Credits never expire.` : '.'}
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
        <MailText>Print this page or save it as a PDF to keep it.</MailText>
      )}
    </MailSheet>
  );
}

/** The one mail about a payment. */
export async function receiptMail(receipt: Receipt, seller: Seller) {
  const body = await renderMail(<Sheet receipt={receipt} seller={seller} isMail />);
  return { to: receipt.email, subject: `Receipt for ${receipt.what.toLowerCase()} · Storywren`, ...body };
}

/** The same as a page of HTML. */
export async function receiptPage(receipt: Receipt, seller: Seller): Promise<string> {
  const { html } = await renderMail(<Sheet receipt={receipt} seller={seller} isMail={false} />);
  return html;
}
