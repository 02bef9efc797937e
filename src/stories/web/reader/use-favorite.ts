import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/web/analytics.ts';
import { call } from '../../../platform/web/call.ts';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { favoriteStory, listStories, type Story } from '../../contract.ts';
import { browseLibrary, type LibraryPage } from '../../library-contract.ts';
import { storyQuery } from '../story-query.ts';
import { FAVORITE } from '../words/story.ts';

/** The heart of a story. What the server says is what is shown. */
export function useFavorite(story: Pick<Story, 'id' | 'title'>): { toggle: () => void; busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(favoriteStory, { params: { id: story.id } }),
    onSuccess: ({ isFavorite }) => {
      const put = (old: Story | undefined) => (old ? { ...old, isFavorite } : old);
      queries.setQueryData(storyQuery(story.id).queryKey, put);
      queries.setQueryData<Story[]>([listStories.path], (list) =>
        list?.map((old) => (old.id === story.id ? { ...old, isFavorite } : old)),
      );
      queries.setQueriesData<InfiniteData<LibraryPage>>(
        { queryKey: [browseLibrary.path] },
        (shelf) => shelf && { ...shelf, pages: shelf.pages.map((page) => loved(page, story.id, isFavorite)) },
      );
      track('favorite', { on: isFavorite });
      good({ title: isFavorite ? FAVORITE.added : FAVORITE.removed, message: story.title });
    },
    onError: () => bad(FAVORITE.failed),
  });
  return { toggle: () => mutate(), busy: isPending };
}

/** A page of the shelf once a story's heart is on or off. */
function loved(page: LibraryPage, id: string, isFavorite: boolean): LibraryPage {
  const { stats } = page;
  return {
    ...page,
    stats: { ...stats, favorites: Math.max(0, stats.favorites + (isFavorite ? 1 : -1)) },
    stories: page.stories.map((card) => (card.id === id ? { ...card, isFavorite } : card)),
  };
}
