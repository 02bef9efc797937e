import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import { newId } from '../security/ids.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** `outbox`: mails are written to files and not sent. */
  readonly kind: 'smtp' | 'outbox';
  /** @throws when the mail server does not accept the mail within ten seconds. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Sends by SMTP when SMTP_URL is set; otherwise writes messages to DATA_DIR/outbox/*.eml, newest last by name. */
export function createMailer(
  settings: { SMTP_URL?: string | undefined; MAIL_FROM: string; DATA_DIR: string },
  clock: Clock,
): Mailer {
  const { SMTP_URL, MAIL_FROM: from, DATA_DIR } = settings;
  if (SMTP_URL) {
    const transport = createTransport(SMTP_URL, {
      from,
    });
    return {
      kind: 'smtp',
      async send(mail) {
        await withTimeout(
          TIMEOUT_MS,
          transport.sendMail({ from, ...mail }),
          'the mail server did not answer in time',
        );
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const outbox = path.join(DATA_DIR, 'outbox');
  return {
    kind: 'outbox',
    async send(mail) {
      const message = await transport.sendMail({ from, ...mail, date: clock.now() });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = path.join(outbox, `${clock.now().toISOString().replaceAll(':', '-')}-${newId()}.eml`);
      // Renamed into place, so that a reader of the folder never sees an incomplete mail.
      await writeFile(`${file}.part`, message.message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
