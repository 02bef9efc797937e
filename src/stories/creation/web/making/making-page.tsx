import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useTitle } from '../../../../platform/web/head.ts';
import { readingState } from '../../../story/web/reading-state.ts';
import { refreshLibrary } from '../../../story/web/refresh-library.ts';
import { MAKING } from '../messages/making.ts';
import { Making } from './making.tsx';
import type { MakingState } from './making-state.ts';

/** Shows a story being made, over the page that requested it. Leads to the story, or back to that page. */
export function MakingPage({ state }: { state: MakingState }) {
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const id = state.making;
  useTitle(MAKING.pageTitle);
  const refresh = () => refreshLibrary(queries);
  return (
    <Making
      id={id}
      notice={state}
      onDone={() => {
        void refresh();
        navigate(`/story/${id}`, { replace: true });
      }}
      onStartReading={() => navigate(`/story/${id}`, { state: readingState })}
      onClosed={() => {
        void refresh();
        navigate(path, { replace: true, state: null });
      }}
    />
  );
}
