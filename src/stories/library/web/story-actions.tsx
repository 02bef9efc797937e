import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../platform/web/call.ts';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { useDownload } from '../../reading/web/download/use-download.ts';
import { openShare } from '../../sharing/web/share-handle.ts';
import { storySchema } from '../../story/contract.ts';
import { storyQuery } from '../../story/web/story-query.ts';
import type { Card } from '../contract.ts';
import { CARD } from './messages/library.ts';
import { deleteWithUndo } from './pending-deletions.ts';

/** Shows that a story could not be loaded. */
const showLoadError = (error: unknown) =>
  toast.error({
    title: CARD.notReached,
    message: sentenceOf(error, CARD.notReachedAdvice),
  });

/** A card does not contain the story's text: the story is fetched before the download. */
function DownloadButton({ card }: { card: Card }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const { data: story } = useQuery({ ...storyQuery(card.id), enabled: false });
  const { start, busy, progress } = useDownload(
    story ?? storySchema.parse({ id: card.id, title: card.title }),
  );
  useEffect(() => {
    if (!wanted || !story) return;
    setWanted(false);
    start('pdf');
  }, [wanted, story, start]);
  const making = busy ? CARD.pdfMaking(Math.round(progress * 100)) : '';
  return (
    <IconButton
      icon="download"
      label={
        <>
          {CARD.pdf}
          <span className="sr-only">{CARD.pdfOf(card.title)}</span>
          {making}
        </>
      }
      aria-disabled={wanted || busy !== undefined}
      onClick={() => {
        if (wanted || busy) return;
        queries
          .fetchQuery(storyQuery(card.id))
          .then(() => setWanted(true))
          .catch(showLoadError);
      }}
    />
  );
}

/** The actions for a story in the library, besides reading it. */
export function StoryActions({ card, onGone }: { card: Card; onGone: () => void }) {
  const queries = useQueryClient();
  return (
    <>
      <DownloadButton card={card} />
      <IconButton
        icon="share"
        label={
          <>
            {CARD.share}
            <span className="sr-only"> {card.title}</span>
          </>
        }
        onClick={() => {
          queries.fetchQuery(storyQuery(card.id)).then(openShare).catch(showLoadError);
        }}
      />
      <DeleteButton card={card} onGone={onGone} />
    </>
  );
}

/** Removes a story from the library at once; a toast offers to undo that for a while. */
export function DeleteButton({ card, onGone }: { card: Card; onGone: () => void }) {
  const queries = useQueryClient();
  return (
    <IconButton
      icon="bin"
      label={
        <>
          {CARD.delete}
          <span className="sr-only"> {card.title}</span>
        </>
      }
      onClick={() => {
        onGone();
        deleteWithUndo(queries, card);
      }}
    />
  );
}
