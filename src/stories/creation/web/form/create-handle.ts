import { dialogHandle } from '../../../../platform/web/ui/dialog.tsx';

/** Handle of the Create Story dialog. */
export const createDialog = dialogHandle<null>();

/** Opens the Create Story dialog. Guests may fill in the form, and sign in before they send it. */
export function openCreate(): void {
  createDialog.openWithPayload(null);
}
