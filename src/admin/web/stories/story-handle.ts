import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { AdminStory } from '../../records-contract.ts';

/** Opens a story with everything that is known of it. */
export const storyDialog = dialogHandle<Pick<AdminStory, 'id' | 'title'>>();
