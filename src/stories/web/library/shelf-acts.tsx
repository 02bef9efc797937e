import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../platform/web/call.ts';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import { storySchema } from '../../contract.ts';
import type { Card } from '../../library-contract.ts';
import { useKeep } from '../keep/use-keep.ts';
import { openShare } from '../share/share-handle.ts';
import { storyQuery } from '../story-query.ts';
import { CARD } from '../words/shelf.ts';
import { letGo } from './going.ts';

/** Tells that a story's words did not come. */
const outOfReach = (error: unknown) =>
  bad({
    title: CARD.notReached,
    message: sentenceOf(error, CARD.notReachedAdvice),
  });

/** A card has no words: the story is fetched when it is to become a book. */
function KeepButton({ card }: { card: Card }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const { data: story } = useQuery({ ...storyQuery(card.id), enabled: false });
  const { keep, busy, progress } = useKeep(story ?? storySchema.parse({ id: card.id, title: card.title }));
  useEffect(() => {
    if (!wanted || !story) return;
    setWanted(false);
    keep('pdf');
  }, [wanted, story, keep]);
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
          .catch(outOfReach);
      }}
    />
  );
}

/** What can be done with a story on the shelf, besides reading it. */
export function ShelfActs({ card, onGone }: { card: Card; onGone: () => void }) {
  const queries = useQueryClient();
  return (
    <>
      <KeepButton card={card} />
      <IconButton
        icon="share"
        label={
          <>
            {CARD.share}
            <span className="sr-only"> {card.title}</span>
          </>
        }
        onClick={() => {
          queries.fetchQuery(storyQuery(card.id)).then(openShare).catch(outOfReach);
        }}
      />
      <DeleteButton card={card} onGone={onGone} />
    </>
  );
}

/** Takes a story off the shelf at once; a note offers it back for a while. */
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
        letGo(queries, card);
      }}
    />
  );
}
