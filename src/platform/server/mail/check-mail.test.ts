import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkMail } from './check-mail.ts';

const FROM = 'Storywren <hello@example.com>';
const received: string[] = [];
const server = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('Who is that?')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('nobody') ? done(new Error('No such mailbox')) : done(),
  onData: (stream, _session, done) => {
    let mail = '';
    stream.on('data', (chunk) => {
      mail += chunk;
    });
    stream.on('end', () => {
      received.push(mail);
      done();
    });
  },
});
const portOf = (listening: { address(): unknown }) => (listening.address() as { port: number }).port;
const url = (password: string) => `smtp://jo:${password}@127.0.0.1:${portOf(server.server)}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

async function closedPort(): Promise<number> {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const port = portOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  return port;
}

describe('npm run mail:check', () => {
  it('logs in, and sends a test mail when there is somebody to send it to', async () => {
    const settings = { SMTP_URL: url('right'), MAIL_FROM: FROM };
    expect(await checkMail(settings, undefined)).toMatchObject({ works: true });
    expect(received).toEqual([]);
    expect(await checkMail(settings, 'jo@example.com')).toMatchObject({
      works: true,
      sentence: expect.stringContaining('accepted a test mail to jo@example.com'),
    });
    expect(received.join()).toContain('Subject: A test mail from Storywren');
  });

  it('says in a sentence what is wrong, and never the password', async () => {
    const cases: [string | undefined, string | undefined, RegExp][] = [
      [undefined, undefined, /^SMTP_URL is not set: .*sent to nobody/],
      [url('wrong'), undefined, /refuses the user name or the password/],
      [url('right'), 'nobody@example.com', /refuses the sender or the recipient.*No such mailbox/],
      [`smtp://jo:right@127.0.0.1:${await closedPort()}`, undefined, /nothing listens there/],
    ];
    for (const [SMTP_URL, to, sentence] of cases) {
      const finding = await checkMail({ SMTP_URL, MAIL_FROM: FROM }, to);
      expect(finding).toEqual({ works: false, sentence: expect.stringMatching(sentence) });
      expect(finding.sentence).not.toMatch(/:(?:right|wrong)@/);
    }
  });
});
