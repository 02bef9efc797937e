import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { buttonClass } from '../../../../../platform/web/ui/button.tsx';
import { pagesOf } from '../../../../story/web/paging.ts';
import { NOT_OPENED } from '../../messages/reader.ts';
import { Book } from '../book.tsx';
import { featuredQuery } from './featured-query.ts';

/** A featured story, inside its dialog. */
export function FeaturedBook({ id, waiting }: { id: string; waiting: ReactNode }) {
  const { data: story, isError } = useQuery(featuredQuery(id));
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
  return <Book story={story} pages={pages} place="dialog" />;
}
