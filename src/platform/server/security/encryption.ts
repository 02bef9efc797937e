import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption of texts at rest, and signatures for values that a client sends back. */
export interface Encryption {
  /** Encrypts with AES-256-GCM, bound to `place` (a row's id): text that is moved to another row cannot be decrypted. */
  encrypt(text: string, place: string): string;
  /** @throws when the text was changed, moved, or encrypted with another key. */
  decrypt(encrypted: string, place: string): string;
  /** HMAC-SHA-256 as base64url, separate for each purpose. */
  sign(text: string, purpose: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives its keys from SECRET_KEY by HKDF (RFC 5869), one for each purpose. */
export function createEncryption(secretKey: string): Encryption {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'storywren', purpose, 32));
  const details = derive('child details');
  return {
    encrypt(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', details, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encrypted, place) {
      const bytes = Buffer.from(encrypted, 'base64');
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
