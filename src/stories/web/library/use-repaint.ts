import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../contract.ts';
import { type Repaint, repaintProgress, repaintStories } from '../../library-contract.ts';
import { refreshShelf } from '../refresh-shelf.ts';

const LOOK_EVERY = 1000;
const FAILED = 'Failed to regenerate illustrations. Please try again later.';
const PROGRESS = [repaintProgress.path];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Painting lost illustrations again, with its progress in words. */
export function useRepaint(): { repaint: () => void; busy: boolean; progress: string } {
  const queries = useQueryClient();
  const { data } = useQuery<Repaint>({
    queryKey: PROGRESS,
    queryFn: ({ signal }) => call(repaintProgress, { signal }),
    enabled: false,
  });
  const run = useMutation({
    mutationFn: async () => {
      let told = await call(repaintStories, { headers: { prefer: 'respond-async' } });
      while (told.running) {
        queries.setQueryData(PROGRESS, told);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        told = await call(repaintProgress);
      }
      if (told.total > 0 && told.totalIllustrationsRegenerated === 0) throw new Error('nothing was painted');
      return told;
    },
    onMutate: () =>
      good({
        title: 'Regenerating illustrations...',
        message: 'This may take a few minutes. Please wait while we create fresh artwork for your stories.',
      }),
    onSuccess: async ({ totalIllustrationsRegenerated: pictures, regeneratedStories: stories }) => {
      const counts = `${counted(pictures, 'illustration', 'illustrations')} in ${counted(stories, 'story', 'stories')}.`;
      good({
        title: 'Illustrations regenerated!',
        message: pictures === 0 ? `${counts} Everything was in good order.` : counts,
      });
      await queries.invalidateQueries({ queryKey: [getStory.path] });
      await refreshShelf(queries);
    },
    onError: (error) => bad({ title: 'Regeneration failed', message: sentenceOf(error, FAILED) }),
    onSettled: () => queries.removeQueries({ queryKey: PROGRESS }),
  });
  const words = data?.total
    ? `Painting ${Math.min(data.done + 1, data.total)} of ${data.total}`
    : 'Looking through your stories…';
  return { repaint: () => run.mutate(), busy: run.isPending, progress: run.isPending ? words : '' };
}
