import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Story } from '../../contract.ts';
import { useStoryEvents } from '../making/use-story-events.ts';
import { pagesOf, paragraphsOf } from '../paging.ts';
import { storyQuery } from '../story-query.ts';
import { Book } from './book.tsx';
import { Opening } from './story-views.tsx';

/** How often the story itself is asked when its events cannot be had. */
const ASK_EVERY_MS = 3000;

/**
 * A story as a book. One that is still being made shows the pages that stand and the pictures as they dry, and
 * stays open at the same page when it is finished.
 */
export function Reader({ story, onSettled }: { story: Story; onSettled: () => void }) {
  const queries = useQueryClient();
  const growing = story.status === 'making';
  const progress = useStoryEvents(story.id, growing);
  useQuery({ ...storyQuery(story.id), refetchInterval: growing && progress.lost ? ASK_EVERY_MS : false });

  const dry = progress.pictures.filter(Boolean).length;
  useEffect(() => {
    // The event says that a picture is there; the story says beside which page it stands.
    if (dry > 0) void queries.invalidateQueries({ queryKey: storyQuery(story.id).queryKey });
  }, [dry, queries, story.id]);

  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (progress.outcome !== 'making') settled.current();
  }, [progress.outcome]);

  const pages = useMemo(
    () => (growing ? progress.pages.map((text) => paragraphsOf(text ?? '')) : pagesOf(story.content)),
    [growing, progress.pages, story.content],
  );
  if (growing && pages.length === 0) return <Opening />;
  return <Book story={story} pages={pages} growing={growing} />;
}
