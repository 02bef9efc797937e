import { Body, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import { DAY, MAIL_CSS, TEXT_FONT, TITLE_FONT } from './mail-style.ts';

/**
 * The layout of every mail. Styles are inline because many mail programs ignore others; the name is set in type because
 * they show no pictures unasked.
 */
export function MailSheet({
  title,
  preview,
  children,
}: {
  title: string;
  preview: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en-AU">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_CSS}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="mail-body"
        style={{
          backgroundColor: DAY.paper,
          color: DAY.ink,
          fontFamily: TEXT_FONT,
          margin: 0,
          padding: '32px 16px',
        }}
      >
        <Container
          className="mail-card"
          style={{
            backgroundColor: DAY.card,
            border: `1px solid ${DAY.line}`,
            borderRadius: 10,
            maxWidth: 560,
            padding: '28px 40px 32px',
          }}
        >
          <Text
            className="mail-ink"
            data-skip-in-text="true"
            style={{
              color: DAY.ink,
              fontFamily: TITLE_FONT,
              fontSize: 20,
              fontWeight: 600,
              lineHeight: 1.2,
              margin: 0,
            }}
          >
            Storywren
          </Text>
          <div
            className="mail-lamp"
            data-skip-in-text="true"
            style={{
              backgroundColor: DAY.lamp,
              borderRadius: 2,
              fontSize: 1,
              height: 4,
              lineHeight: '4px',
              margin: '8px 0 28px',
              width: 44,
            }}
          />
          <Heading
            as="h1"
            className="mail-ink"
            style={{
              color: DAY.ink,
              fontFamily: TITLE_FONT,
              fontSize: 28,
              fontWeight: 600,
              lineHeight: 1.15,
              margin: '0 0 18px',
            }}
          >
            {title}
          </Heading>
          {children}
          <Text
            className="mail-soft mail-line"
            style={{
              borderTop: `1px solid ${DAY.line}`,
              color: DAY.soft,
              fontSize: 15,
              lineHeight: 1.5,
              margin: '32px 0 0',
              paddingTop: 16,
            }}
          >
            Storywren: stories with your child in them.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text
      className="mail-ink"
      style={{ color: DAY.ink, fontSize: 17, lineHeight: 1.55, margin: '0 0 16px', overflowWrap: 'anywhere' }}
    >
      {children}
    </Text>
  );
}

/** A code to be typed somewhere, large and easy to select. */
export function MailCode({ children }: { children: string }) {
  return (
    <Text
      className="mail-code"
      style={{
        backgroundColor: DAY.code,
        borderRadius: 6,
        color: DAY.ink,
        fontSize: 34,
        fontWeight: 600,
        letterSpacing: 8,
        lineHeight: 1.2,
        margin: '20px 0',
        // The last digit has letter spacing, too.
        padding: '14px 12px 14px 20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Text>
  );
}

/** The main link of a mail, styled as a button; the plain text has its address. */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '24px 0' }}>
      <Link
        href={href}
        className="mail-action"
        style={{
          backgroundColor: DAY.action,
          borderRadius: 6,
          color: DAY.onAction,
          display: 'inline-block',
          fontSize: 17,
          fontWeight: 600,
          lineHeight: '24px',
          padding: '12px 24px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Text>
  );
}

/** Renders the HTML and the plain text of a mail. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = await render(mail, { plainText: true });
  return { html, text };
}
