import { expect, it } from 'vitest';
import { knownAddressMail } from './known-address.tsx';
import { verificationMail } from './verification.tsx';

it('has the code in a plain text that begins with its title, and colours for day and night', async () => {
  const { html, text } = await verificationMail('jo@example.com', '482913');
  expect(text).toMatch(/^VERIFY YOUR EMAIL\n/);
  expect(text.match(/\d{6}/g)).toEqual(['482913']);
  expect(html.match(/\d{6}/g)).toEqual(['482913']);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  // The ground of the mail, in the element itself and in the cell that the mail library puts into it.
  expect(html).toContain('.mail-body > table > tbody > tr > td');
});

it('has no six digits for the owner of a known address, in no part', async () => {
  const { html, text } = await knownAddressMail('jo@example.com', 'http://localhost:3000');
  expect(html + text).not.toMatch(/\d{6}/);
});
