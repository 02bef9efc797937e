import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { Story } from '../../story/contract.ts';
import type { PublicStory } from '../contract.ts';

/** What to share: a parent's own story, or one that somebody has shared already. */
export type ShareRequest =
  | { readonly whose: 'own'; readonly story: Story }
  | { readonly whose: 'shared'; readonly story: PublicStory };

/** The handle of the share dialog. */
export const shareDialog = dialogHandle<ShareRequest>();

/** Opens the dialog in which a parent shares their own story, changes how, or stops sharing it. */
export function openShare(story: Story): void {
  shareDialog.openWithPayload({ whose: 'own', story });
}

/** Opens the dialog in which anybody passes on a shared story. */
export function openShareOptions(story: PublicStory): void {
  shareDialog.openWithPayload({ whose: 'shared', story });
}
