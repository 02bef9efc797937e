import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTitle } from '../../../../../platform/web/head.ts';
import { STORY } from '../../../../story/web/messages/story.ts';
import { pagesOf } from '../../../../story/web/paging.ts';
import { Book } from '../book.tsx';
import { Opening, StoryNotFound } from '../story-views.tsx';
import { featuredQuery } from './featured-query.ts';

/** A featured story on a page of its own, for everybody. */
export function FeaturedPage({ id }: { id: string }) {
  const { data: story, isError } = useQuery(featuredQuery(id));
  const pages = useMemo(() => pagesOf(story?.content ?? ''), [story?.content]);
  useTitle(story ? STORY.pageTitle(story.title) : undefined);
  if (story) return <Book story={story} pages={pages} place="featured page" />;
  return isError ? <StoryNotFound /> : <Opening />;
}
