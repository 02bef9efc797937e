import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../../../platform/web/analytics.ts';
import { call } from '../../../../../platform/web/call.ts';
import { toast } from '../../../../../platform/web/ui/toasts.tsx';
import type { Story } from '../../../../story/contract.ts';
import { FAVORITE } from '../../../../story/web/messages/story.ts';
import { favoriteStory } from '../../../contract.ts';
import { putFavorite } from './favorite-cache.ts';

/**
 * Toggles the favorite flag of a story. Shows what the server answers; `onChange` is called with it before anything on
 * the page changes.
 */
export function useFavorite(
  story: Pick<Story, 'id' | 'title'>,
  onChange?: (isFavorite: boolean) => void,
): { toggle: () => void; busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(favoriteStory, { params: { id: story.id } }),
    onSuccess: ({ isFavorite }) => {
      onChange?.(isFavorite);
      putFavorite(queries, story.id, isFavorite);
      track('favorite', { on: isFavorite });
      toast.success({ title: isFavorite ? FAVORITE.added : FAVORITE.removed, message: story.title });
    },
    onError: () => toast.error(FAVORITE.failed),
  });
  return { toggle: () => mutate(), busy: isPending };
}
