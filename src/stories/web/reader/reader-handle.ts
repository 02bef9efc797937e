import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';

/** Which of our own stories lies open. */
export interface OpenStory {
  featuredId: '1' | '2' | '3';
}

/** The book that is laid over a page. */
export const readerModal = dialogHandle<OpenStory>();

/** Opens one of our own stories over the page. */
export function openReaderModal(story: OpenStory): void {
  readerModal.openWithPayload(story);
}
