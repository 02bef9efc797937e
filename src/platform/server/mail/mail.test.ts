import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { createMailer } from './mail.ts';

const MAIL = { to: 'jo@example.com', subject: 'Grüße', text: 'Hello 123456', html: '<p>Hello</p>' };
const FROM = 'Storywren <hello@example.com>';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storywren-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

describe('createMailer', () => {
  it('sends mail over SMTP with an HTML and a text body', async () => {
    const received: Promise<ParsedMail>[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        received.push(simpleParser(stream));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const mailer = createMailer(
      { SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}`, MAIL_FROM: FROM, DATA_DIR: folder },
      systemClock,
    );
    await mailer.send(MAIL);
    expect(await received[0]).toMatchObject({
      subject: 'Grüße',
      text: expect.stringContaining('123456'),
      html: MAIL.html,
    });
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('throws when no SMTP server accepts the mail', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    const mailer = createMailer(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM, DATA_DIR: folder },
      systemClock,
    );
    await expect(mailer.send(MAIL)).rejects.toThrow();
    mailer.close();
  });

  it('writes a complete message to the outbox without an SMTP server', async () => {
    const mailer = createMailer({ MAIL_FROM: FROM, DATA_DIR: folder }, systemClock);
    await mailer.send(MAIL);
    const files = await readdir(path.join(folder, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  });
});
