import { dialogHandle } from '../../platform/web/ui/dialog.tsx';

export interface AuthRequest {
  mode: 'login' | 'register';
  /** Where to go on after signing in: the thing the visitor wanted in the first place. */
  after?: () => void;
}

/** Opens the dialog in which one signs in or signs up. */
export const authDialog = dialogHandle<AuthRequest>();

/** Opens the dialog that sends a link for a new password. */
export const forgotDialog = dialogHandle<{ email: string }>();
