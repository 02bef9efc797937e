import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignatureError } from '../../provider/provider.ts';

/** Maximum age of an event, in seconds: Stripe's own tolerance. */
const TOLERANCE = 300;

/** The `Stripe-Signature` header of a body: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${macOf(`${time}.${body}`, secret)}`;
}

/** @throws BadSignatureError unless the header signs exactly this body, with this secret, within five minutes. */
export function requireSignature(
  body: Buffer,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): void {
  if (typeof header !== 'string') throw new BadSignatureError('there is no signature');
  const fields = header.split(',').map((field) => field.trim().split('='));
  const time = Number(fields.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(time)) throw new BadSignatureError('the signature has no time');
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE) throw new BadSignatureError('the event is too old');
  const expected = Buffer.from(macOf(`${time}.${body.toString('utf8')}`, secret));
  const signed = fields.some(([name, value]) => {
    const received = Buffer.from(value ?? '');
    return name === 'v1' && received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (!signed) throw new BadSignatureError('the signature does not match');
}

const macOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
