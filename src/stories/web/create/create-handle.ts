import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';

/** Opens the form that asks for a story. */
export const createDialog = dialogHandle<null>();

/** Asks what tonight's story should be about. Guests are welcome to begin; they sign in before it is made. */
export function openCreate(): void {
  createDialog.openWithPayload(null);
}
