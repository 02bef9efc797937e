import { randomBytes } from 'node:crypto';
import type { Encryption } from '../../../platform/server/security/encryption.ts';

const SECRET_MARK = '_secret_';
const PAYMENT = 'pi_sbx_';
const CHARGE = 'ch_sbx_';

/** A new sandbox id: a prefix for its kind and 24 hex digits. */
export const newRef = (kind: 'pi' | 'sub' | 'in' | 're' | 'dp' | 'evt'): string =>
  `${kind}_sbx_${randomBytes(12).toString('hex')}`;

/** The customer of a user. */
export const customerOf = (userId: string): string => `cus_sbx_${userId}`;

/** A payment has one charge, with the same digits. */
export const chargeOf = (paymentId: string): string => paymentId.replace(PAYMENT, CHARGE);

/** The payment of a charge; undefined for anything that is not a sandbox charge. */
export const paymentOfCharge = (chargeRef: string): string | undefined =>
  chargeRef.startsWith(CHARGE) ? chargeRef.replace(CHARGE, PAYMENT) : undefined;

/** The secret is derived instead of stored: only this app can derive it. */
export const clientSecretOf = (encryption: Encryption, paymentId: string): string =>
  `${paymentId}${SECRET_MARK}${encryption.sign(paymentId, 'sandbox client secret')}`;

/** The payment of a client secret, or undefined for a secret that we did not create. */
export function paymentOfSecret(encryption: Encryption, clientSecret: string): string | undefined {
  const id = clientSecret.slice(0, Math.max(0, clientSecret.indexOf(SECRET_MARK)));
  return id && clientSecret === clientSecretOf(encryption, id) ? id : undefined;
}
