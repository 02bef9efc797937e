import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminUser } from '../../contract.ts';

/** Opens the dialog that adds or removes credits. */
export const adjustDialog = dialogHandle<AdminUser>();

/** Opens the confirmation before an account is hidden. */
export const deleteDialog = dialogHandle<AdminUser>();
