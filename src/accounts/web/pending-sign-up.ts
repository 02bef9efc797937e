import * as z from 'zod/mini';
import { forget, ownName, recall, remember } from '../../platform/web/device-storage.ts';

/** In the tab, not on the device: phones reload a page while the mail with the code is fetched. */
const NAME = ownName('pending-sign-up');
const schema = z.object({ email: z.email(), pending: z.literal(true) });

/** The address of a sign-up in this tab whose code was not entered yet. */
export function pendingSignUp(): string | undefined {
  return recall(NAME, schema, 'tab')?.email;
}

/** Stores the address that a code was sent to, with the marker of a pending sign-up. */
export function rememberSignUp(email: string): void {
  remember(NAME, { email, pending: true }, 'tab');
}

/** Call when the address is verified, or when the visitor has signed in in another way. */
export function forgetSignUp(): void {
  forget(NAME, 'tab');
}
