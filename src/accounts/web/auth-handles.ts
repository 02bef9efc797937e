import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export interface AuthRequest {
  mode: 'login' | 'register';
  /** Runs after signing in, and after premium is paid if it was chosen: what the visitor was about to do. */
  after?: (() => void) | undefined;
}

/** Opens the dialog for login and sign-up. */
export const authDialog = dialogHandle<AuthRequest>();

export interface ForgotRequest extends Pick<AuthRequest, 'after'> {
  /** The address already typed into the login form. */
  email: string;
}

/** Opens the dialog that sends a password reset link. It leads back to login, and then on to `after`. */
export const forgotDialog = dialogHandle<ForgotRequest>();
