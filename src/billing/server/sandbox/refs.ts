import { randomBytes } from 'node:crypto';
import type { Seal } from '../../../platform/server/seal.ts';

const SECRET_MARK = '_secret_';
const PAYMENT = 'pi_sbx_';
const CHARGE = 'ch_sbx_';

/** A new id of the sandbox's: 24 hex digits, with what it is before them. */
export const newRef = (kind: 'pi' | 'sub' | 'in' | 're' | 'dp' | 'evt'): string =>
  `${kind}_sbx_${randomBytes(12).toString('hex')}`;

/** The customer for a person of ours. */
export const customerOf = (personId: string): string => `cus_sbx_${personId}`;

/** A payment has one charge, which has the same digits. */
export const chargeOf = (paymentId: string): string => paymentId.replace(PAYMENT, CHARGE);

/** The payment of a charge; undefined for what is no charge of the sandbox's. */
export const paymentOfCharge = (chargeRef: string): string | undefined =>
  chargeRef.startsWith(CHARGE) ? chargeRef.replace(CHARGE, PAYMENT) : undefined;

/** The secret is not kept but made anew: only this house can make it. */
export const clientSecretOf = (seal: Seal, paymentId: string): string =>
  `${paymentId}${SECRET_MARK}${seal.sign(paymentId, 'sandbox client secret')}`;

/** The payment that a client secret opens, or undefined for a secret that we did not make. */
export function paymentOfSecret(seal: Seal, clientSecret: string): string | undefined {
  const id = clientSecret.slice(0, Math.max(0, clientSecret.indexOf(SECRET_MARK)));
  return id && clientSecret === clientSecretOf(seal, id) ? id : undefined;
}
