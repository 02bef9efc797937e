import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../contract.ts';
import { type Repaint, repaintProgress, repaintStories } from '../../library-contract.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { REPAINT } from '../words/shelf.ts';

const LOOK_EVERY = 1000;
const PROGRESS = [repaintProgress.path];

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
    onMutate: () => good(REPAINT.begun),
    onSuccess: async ({ totalIllustrationsRegenerated: pictures, regeneratedStories: stories }) => {
      good(REPAINT.done(pictures, stories));
      await queries.invalidateQueries({ queryKey: [getStory.path] });
      await refreshShelf(queries);
    },
    onError: (error) => bad({ title: REPAINT.failed, message: sentenceOf(error, REPAINT.failedAdvice) }),
    onSettled: () => queries.removeQueries({ queryKey: PROGRESS }),
  });
  const words = data?.total
    ? REPAINT.painting(Math.min(data.done + 1, data.total), data.total)
    : REPAINT.looking;
  return { repaint: () => run.mutate(), busy: run.isPending, progress: run.isPending ? words : '' };
}
