import { createTransport } from 'nodemailer';
import { withTimeout } from '../jobs/with-timeout.ts';

/** What a check of the mail server has found; `sentence` is for the operator. */
export interface MailFinding {
  readonly works: boolean;
  readonly sentence: string;
}

const TIMEOUT_MS = 15_000;

/** Connects to the mail server of the settings and logs in; sends a test mail when there is somebody to send it to. */
export async function checkMail(
  settings: { SMTP_URL?: string | undefined; MAIL_FROM: string },
  to: string | undefined,
): Promise<MailFinding> {
  const { SMTP_URL, MAIL_FROM: from } = settings;
  if (!SMTP_URL) {
    return {
      works: false,
      sentence:
        'SMTP_URL is not set: mails are written to DATA_DIR/outbox and sent to nobody. Set it to smtp://USER:PASSWORD@HOST:PORT.',
    };
  }
  const transport = createTransport(SMTP_URL);
  const at = new URL(SMTP_URL).host;
  try {
    await withTimeout(TIMEOUT_MS, transport.verify(), SILENT);
    if (!to) {
      return {
        works: true,
        sentence: `${at} accepts the connection and the login. To send a test mail: npm run mail:check -- you@example.com`,
      };
    }
    await withTimeout(TIMEOUT_MS, transport.sendMail({ from, to, ...TEST_MAIL }), SILENT);
    return {
      works: true,
      sentence: `${at} has accepted a test mail to ${to} from ${from}. See that it arrives.`,
    };
  } catch (error) {
    return { works: false, sentence: `${at}: ${sentenceOf(error)}` };
  } finally {
    transport.close();
  }
}

const SILENT = 'no answer in time';
const TEST_MAIL = {
  subject: 'A test mail from Storywren',
  text: 'This mail was sent by “npm run mail:check”: the mail server of your Storywren works.\n',
};

/** By nodemailer's codes; the server's own reply follows where there is one. */
const SENTENCES: Readonly<Record<string, string>> = {
  EDNS: 'this host is not known. Is its name in SMTP_URL spelled right?',
  ENOTFOUND: 'this host is not known. Is its name in SMTP_URL spelled right?',
  ECONNREFUSED: 'nothing listens there. Is the port in SMTP_URL right (587 or 465, mostly)?',
  ECONNECTION: 'the connection was refused or broken. Are host and port in SMTP_URL right?',
  ETIMEDOUT: 'it does not answer. Is the port right, and does a firewall let mail out?',
  ETLS: 'the encryption could not be agreed on. Port 465 needs smtps://, port 587 smtp://.',
  ESOCKET: 'the connection broke. Port 465 needs smtps://, port 587 smtp://.',
  EAUTH:
    'it refuses the user name or the password of SMTP_URL. Special characters in them are written as %40 and the like.',
  EENVELOPE: 'it refuses the sender or the recipient. May this account send as MAIL_FROM?',
  EMESSAGE: 'it refuses the mail itself.',
};

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not work.';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = [/ECONNREFUSED/, /ENOTFOUND|EDNS/, /ETIMEDOUT/]
    .find((kind) => kind.test(error.message))
    ?.source.split('|')[0];
  const known = SENTENCES[cause ?? code] ?? (error.message === SILENT ? SENTENCES.ETIMEDOUT : undefined);
  const reply =
    'response' in error && typeof error.response === 'string' ? ` It says: ${error.response}` : '';
  return known ? `${known}${reply}` : error.message;
}
