import type * as z from 'zod/mini';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import type { register } from '../contract.ts';

export const CODE_SENT = 'Please check your email for the verification code.';

/** Says where the code is: in the mail, here (when the mail failed on a machine of one's own), or not yet anywhere. */
export function tellCodeSent(title: string, message: string, reply: z.output<typeof register.reply>): void {
  if (reply.verificationCode) {
    good({
      title,
      message: `The email could not be sent. Your verification code is ${reply.verificationCode}`,
      stays: 20_000,
    });
  } else if (reply.emailFailed) {
    bad({
      title: 'Email not sent',
      message: 'We could not send the email. Please send a new code in a moment.',
    });
  } else {
    good({ title, message });
  }
}
