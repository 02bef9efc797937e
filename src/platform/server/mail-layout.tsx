import { Body, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';

const INK = '#2a2733';
const SOFT = '#655e70';

/** The sheet of paper that every mail is written on. Styles are inline because mail programs read nothing else. */
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
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#fbf5e9',
          color: INK,
          fontFamily: 'Georgia, serif',
          margin: 0,
          padding: '32px 0',
        }}
      >
        <Container
          style={{ backgroundColor: '#fffdf7', borderRadius: 10, maxWidth: 520, padding: '32px 36px' }}
        >
          <Heading as="h1" style={{ fontSize: 26, fontWeight: 600, lineHeight: 1.2, margin: '0 0 20px' }}>
            {title}
          </Heading>
          {children}
          <Text style={{ color: SOFT, fontSize: 14, lineHeight: 1.5, margin: '28px 0 0' }}>
            Storywren: stories with your child in them.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 17, lineHeight: 1.5, margin: '0 0 16px' }}>{children}</Text>;
}

/** The one thing to do in a mail. The address is written out below it, for programs that show no links. */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '24px 0' }}>
      <Link
        href={href}
        style={{
          backgroundColor: '#c2451f',
          borderRadius: 6,
          color: '#fffdf7',
          display: 'inline-block',
          fontSize: 17,
          fontWeight: 600,
          padding: '12px 22px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Text>
  );
}

/** Both parts of a mail, from one source. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = await render(mail, { plainText: true });
  return { html, text };
}
