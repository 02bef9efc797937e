import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminStory } from '../../records-contract.ts';

/** Opens the dialog of a story. */
export const storyDialog = dialogHandle<Pick<AdminStory, 'id' | 'title'>>();
