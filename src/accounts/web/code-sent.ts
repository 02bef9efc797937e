import type * as z from 'zod/mini';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import type { register } from '../contract.ts';
import { codeHere, REGISTERED, RESENT } from './words/auth.ts';

type Reply = z.output<typeof register.reply>;

let takeCodeAway = () => {};

/** On a machine of one's own, where no mail goes out, the code itself comes back. */
function tellCode(title: string, code: string): void {
  takeCodeAway = good({ title, message: codeHere(code), stays: 20_000 });
}

/** Nobody needs the code any more: it must not come back from under another note. */
export function untellCode(): void {
  takeCodeAway();
}

/** Says that the account is there, and where its code is: in the mail, here, or not sent yet. */
export function tellRegistered({ verificationCode, emailFailed }: Reply): void {
  const { title, mailed, mailFailed } = REGISTERED;
  if (verificationCode) {
    tellCode(title, verificationCode);
  } else if (emailFailed) {
    good({
      title,
      message: mailFailed,
      stays: 20_000,
    });
  } else {
    good({ title, message: mailed });
  }
}

/** Says where the new code is. */
export function tellResent({ verificationCode, emailFailed }: Reply): void {
  if (verificationCode) {
    tellCode(RESENT.title, verificationCode);
  } else if (emailFailed) {
    bad({
      title: RESENT.notSent,
      message: RESENT.mailFailed,
    });
  } else {
    good({ title: RESENT.title, message: RESENT.mailed });
  }
}
