import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useStoryEvents } from '../../../creation/web/making/use-story-events.ts';
import type { Story } from '../../../story/contract.ts';
import { arePicturesComing, MISSING_POLL_MS } from '../../../story/web/missing-pictures.ts';
import { pagesOf, paragraphsOf } from '../../../story/web/paging.ts';
import { storyQuery } from '../../../story/web/story-query.ts';
import { Book } from './book.tsx';
import { Opening } from './story-views.tsx';

/** How often the story itself is fetched when its events are not available. */
const POLL_EVERY_MS = 3000;

/**
 * A story as a book. One that is still being made shows the pages and pictures that are finished, and stays open at
 * the same page when the story is complete.
 */
export function Reader({ story, onFinished }: { story: Story; onFinished: () => void }) {
  const queries = useQueryClient();
  const growing = story.status === 'making';
  const progress = useStoryEvents(story.id, growing);
  const pollEvery = arePicturesComing(story, story.pictures.length) ? MISSING_POLL_MS : false;
  useQuery({
    ...storyQuery(story.id),
    refetchInterval: growing && progress.lost ? POLL_EVERY_MS : pollEvery,
  });

  const pictureCount = progress.pictures.filter(Boolean).length;
  useEffect(() => {
    // The event reports a picture; the story has the page that it belongs to.
    if (pictureCount > 0) void queries.invalidateQueries({ queryKey: storyQuery(story.id).queryKey });
  }, [pictureCount, queries, story.id]);

  const finished = useRef(onFinished);
  useEffect(() => {
    finished.current = onFinished;
  });
  useEffect(() => {
    if (progress.outcome !== 'making') finished.current();
  }, [progress.outcome]);

  const pages = useMemo(
    () => (growing ? progress.pages.map((text) => paragraphsOf(text ?? '')) : pagesOf(story.content)),
    [growing, progress.pages, story.content],
  );
  if (growing && pages.length === 0) return <Opening />;
  return <Book story={story} pages={pages} growing={growing} />;
}
