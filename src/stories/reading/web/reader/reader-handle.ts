import { dialogHandle } from '../../../../platform/web/ui/dialog.tsx';
import type { FeaturedId } from '../../contract.ts';

/** The featured story that is open. */
export interface OpenStory {
  featuredId: FeaturedId;
}

/** The handle of the reader dialog. */
export const readerModal = dialogHandle<OpenStory>();

/** Opens a featured story in a dialog. */
export function openReaderModal(story: OpenStory): void {
  readerModal.openWithPayload(story);
}
