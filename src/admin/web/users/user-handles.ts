import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminUser } from '../../contract.ts';

/** Opens the dialog that adds credits or removes them. */
export const adjustDialog = dialogHandle<AdminUser>();

/** Opens the dialog that asks once more before an account is hidden. */
export const deleteDialog = dialogHandle<AdminUser>();
