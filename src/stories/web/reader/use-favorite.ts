import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/web/analytics.ts';
import { call } from '../../../platform/web/call.ts';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { favoriteStory, listStories, type Story } from '../../contract.ts';
import { storyQuery } from '../story-query.ts';

/** The heart of a story. What the server says is what is shown. */
export function useFavorite(story: Story): { toggle: () => void; busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(favoriteStory, { params: { id: story.id } }),
    onSuccess: ({ isFavorite }) => {
      const put = (old: Story | undefined) => (old ? { ...old, isFavorite } : old);
      queries.setQueryData(storyQuery(story.id).queryKey, put);
      queries.setQueryData<Story[]>([listStories.path], (list) =>
        list?.map((old) => (old.id === story.id ? { ...old, isFavorite } : old)),
      );
      track('favorite', { on: isFavorite });
      good({ title: isFavorite ? 'Added to favorites' : 'Removed from favorites', message: story.title });
    },
    onError: () => bad({ title: 'Failed to update favorite', message: 'Please try again later.' }),
  });
  return { toggle: () => mutate(), busy: isPending };
}
