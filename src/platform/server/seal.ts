import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps words secret at rest, and signs what leaves the house and comes back. */
export interface Seal {
  /** Encrypts with AES-256-GCM, bound to `place` (a row's id): sealed text moved to another row does not open. */
  close(text: string, place: string): string;
  /** @throws when the text was changed, moved, or sealed under another key. */
  open(sealed: string, place: string): string;
  /** HMAC-SHA-256 as base64url, separate for each purpose. */
  sign(text: string, purpose: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives its keys from SECRET_KEY by HKDF (RFC 5869), one for each purpose. */
export function createSeal(secretKey: string): Seal {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'storywren', purpose, 32));
  const details = derive('child details');
  return {
    close(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', details, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', details, bytes.subarray(0, IV_BYTES)).setAAD(
        Buffer.from(place),
      );
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
    sign: (text, purpose) =>
      createHmac('sha256', derive(`sign ${purpose}`))
        .update(text)
        .digest('base64url'),
  };
}
