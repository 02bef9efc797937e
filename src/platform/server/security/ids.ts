import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable id: 128 random bits as 22 characters of base64url. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A secret for a cookie or a link: 256 random bits as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Six random digits, as they are sent by mail. */
export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** SHA-256 in hex: what the database stores of a token or a body. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(sha256(a)), Buffer.from(sha256(b))];
  return timingSafeEqual(left, right);
}
