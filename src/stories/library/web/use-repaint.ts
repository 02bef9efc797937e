import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../reading/contract.ts';
import { refreshLibrary } from '../../story/web/refresh-library.ts';
import { type Repaint, repaintProgress, repaintStories } from '../contract.ts';
import { REPAINT } from './messages/library.ts';

const POLL_EVERY_MS = 1000;
const PROGRESS = [repaintProgress.path];

/** Repaints lost illustrations, with the progress as a text. */
export function useRepaint(): { repaint: () => void; busy: boolean; progress: string } {
  const queries = useQueryClient();
  const { data } = useQuery<Repaint>({
    queryKey: PROGRESS,
    queryFn: ({ signal }) => call(repaintProgress, { signal }),
    enabled: false,
  });
  const run = useMutation({
    mutationFn: async () => {
      let state = await call(repaintStories, { headers: { prefer: 'respond-async' } });
      while (state.running) {
        queries.setQueryData(PROGRESS, state);
        await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
        state = await call(repaintProgress);
      }
      if (state.total > 0 && state.totalIllustrationsRegenerated === 0)
        throw new Error('nothing was painted');
      return state;
    },
    onMutate: () => toast.success(REPAINT.begun),
    onSuccess: async ({ totalIllustrationsRegenerated: pictures, regeneratedStories: stories }) => {
      toast.success(REPAINT.done(pictures, stories));
      await queries.invalidateQueries({ queryKey: [getStory.path] });
      await refreshLibrary(queries);
    },
    onError: (error) =>
      toast.error({ title: REPAINT.failed, message: sentenceOf(error, REPAINT.failedAdvice) }),
    onSettled: () => queries.removeQueries({ queryKey: PROGRESS }),
  });
  const words = data?.total
    ? REPAINT.painting(Math.min(data.done + 1, data.total), data.total)
    : REPAINT.scanning;
  return { repaint: () => run.mutate(), busy: run.isPending, progress: run.isPending ? words : '' };
}
