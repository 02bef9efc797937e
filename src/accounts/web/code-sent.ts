import type * as z from 'zod/mini';
import { toast } from '../../platform/web/ui/toasts.tsx';
import type { register } from '../contract.ts';
import { codeHere, REGISTERED, RESENT } from './messages/auth.ts';

type Reply = z.output<typeof register.reply>;

/** In local development, where no mail is sent, the reply contains the code. */
function showCode(title: string, code: string): void {
  toast.success({ title, message: codeHere(code), stays: 20_000 });
}

/** Confirms the registration and shows where the code is: in the mail, in the toast, or not sent. */
export function notifyRegistered({ verificationCode, emailFailed }: Reply): void {
  const { title, mailed, mailFailed } = REGISTERED;
  if (verificationCode) {
    showCode(title, verificationCode);
  } else if (emailFailed) {
    toast.success({
      title,
      message: mailFailed,
      stays: 20_000,
    });
  } else {
    toast.success({ title, message: mailed });
  }
}

/** Shows where the new code is. */
export function notifyResent({ verificationCode, emailFailed }: Reply): void {
  if (verificationCode) {
    showCode(RESENT.title, verificationCode);
  } else if (emailFailed) {
    toast.error({
      title: RESENT.notSent,
      message: RESENT.mailFailed,
    });
  } else {
    toast.success({ title: RESENT.title, message: RESENT.mailed });
  }
}
