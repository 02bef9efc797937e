import type * as z from 'zod/mini';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import type { register } from '../contract.ts';

type Reply = z.output<typeof register.reply>;

/** On a machine of one's own, where no mail goes out, the code itself comes back. */
function tellCode(title: string, code: string): void {
  good({
    title,
    message: `The email could not be sent. Your verification code is ${code}`,
    stays: 20_000,
  });
}

/** Says that the account is there, and where its code is: in the mail, here, or not sent yet. */
export function tellRegistered({ verificationCode, emailFailed }: Reply): void {
  const title = 'Registration Successful!';
  if (verificationCode) {
    tellCode(title, verificationCode);
  } else if (emailFailed) {
    good({
      title,
      message: 'But the email with your code could not be sent. Choose “send a new one” to try again.',
      stays: 20_000,
    });
  } else {
    good({ title, message: 'Please check your email for the verification code.' });
  }
}

/** Says where the new code is. */
export function tellResent({ verificationCode, emailFailed }: Reply): void {
  if (verificationCode) {
    tellCode('New code sent', verificationCode);
  } else if (emailFailed) {
    bad({
      title: 'Code not sent',
      message: 'The email could not be sent. Choose “send a new one” to try again in a moment.',
    });
  } else {
    good({ title: 'New code sent', message: 'Please check your email for the new code.' });
  }
}
