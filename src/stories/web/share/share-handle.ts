import { dialogHandle } from '../../../platform/web/ui/dialog.tsx';
import type { Story } from '../../contract.ts';
import type { PublicStory } from '../../share-contract.ts';

/** What is to be shared: a parent's own story, or one that somebody has shared already. */
export type ShareRequest =
  | { readonly whose: 'own'; readonly story: Story }
  | { readonly whose: 'shared'; readonly story: PublicStory };

/** The handle of the share dialog. */
export const shareDialog = dialogHandle<ShareRequest>();

/** Lets a parent share a story of their own, say how, and stop sharing it. */
export function openShare(story: Story): void {
  shareDialog.openWithPayload({ whose: 'own', story });
}

/** Lets anybody pass a shared story on. */
export function openPassOn(story: PublicStory): void {
  shareDialog.openWithPayload({ whose: 'shared', story });
}
