import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { call } from '../../../platform/web/call.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { getFeaturedStory } from '../../contract.ts';
import { pagesOf } from '../paging.ts';
import { NOT_OPENED } from '../words/reader.ts';
import { Book } from './book.tsx';

/** One of our own stories, inside of the dialog that holds it. */
export function FeaturedBook({ id, waiting }: { id: string; waiting: ReactNode }) {
  const { data: story, isError } = useQuery({
    queryKey: [getFeaturedStory.path, id],
    queryFn: ({ signal }) => call(getFeaturedStory, { params: { id }, signal }),
  });
  const pages = useMemo(() => pagesOf(story?.content ?? ''), [story?.content]);
  if (isError) {
    return (
      <div className="reader-modal-wait">
        <img src="/pictures/lost.webp" width="820" height="574" alt="" />
        <Dialog.Title>{NOT_OPENED.title}</Dialog.Title>
        <p>{NOT_OPENED.message}</p>
        <Dialog.Close className={buttonClass({ kind: 'main' })}>{NOT_OPENED.close}</Dialog.Close>
      </div>
    );
  }
  if (!story) return waiting;
  return <Book story={story} pages={pages} isModal />;
}
