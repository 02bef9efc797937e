import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useTitle } from '../../../platform/web/head.ts';
import { readingState } from '../reader/reading-state.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { MAKING } from '../words/making.ts';
import { Making } from './making.tsx';
import type { MakingState } from './making-state.ts';

/** A story being made, over the page that asked for it. Ends at the story, or back where one came from. */
export function MakingPage({ state }: { state: MakingState }) {
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const id = state.making;
  useTitle(MAKING.pageTitle);
  const refresh = () => refreshShelf(queries);
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
