import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export interface AuthRequest {
  mode: 'login' | 'register';
  /** Where to go on after signing in: the thing the visitor wanted in the first place. */
  after?: () => void;
}

/** Opens the dialog in which one signs in or signs up. */
export const authDialog = dialogHandle<AuthRequest>();

export interface ForgotRequest extends Pick<AuthRequest, 'after'> {
  /** What was typed into the login form already. */
  email: string;
}

/** Opens the dialog that sends a link for a new password. From there one comes back to login, and on to `after`. */
export const forgotDialog = dialogHandle<ForgotRequest>();
