import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import './book.css';
import './reader.css';
import './room-bar.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Story } from '../../contract.ts';
import { useKeep } from '../keep/use-keep.ts';
import { useNarration } from '../narration/use-narration.ts';
import type { Page } from '../paging.ts';
import { pictureFor, picturesOf } from '../pictures.ts';
import { READER } from '../words/reader.ts';
import { moveBookmark } from './bookmarks.ts';
import { DetailsCard } from './details-card.tsx';
import { firstPageOf } from './first-page.ts';
import { PictureLeaf } from './picture-leaf.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomTop } from './room-top.tsx';
import { TheEnd } from './the-end.tsx';
import { usePageTurning } from './use-page-turning.ts';
import { useQuietControls } from './use-quiet-controls.ts';
import { WordLeaf } from './word-leaf.tsx';

/** What stands on the only page of a story whose words were lost. */
const NO_WORDS: readonly Page[] = [[READER.noWords]];

interface BookProps {
  story: Story;
  pages: readonly Page[];
  /** More pages are on their way. */
  growing?: boolean;
  /** One of our own stories, laid over the page; without it, the parent's own on a page of its own. */
  isModal?: boolean;
}

/** An open book: the picture left, the words right; on phones the picture above. */
export function Book({ story, pages, growing = false, isModal = false }: BookProps) {
  const room = useRef<HTMLDivElement>(null);
  const shown = pages.length > 0 ? pages : NO_WORDS;
  const [first] = useState(() => (isModal ? 0 : firstPageOf(story.id)));
  const turning = usePageTurning({ pageCount: shown.length, first, room });
  const { page, isFirst, isLast, turn, turnTo, onSpread } = turning;
  const narration = useNarration({ id: story.id, pages, page, turnTo, isGrowing: growing });
  const keeping = useKeep(story);
  const pictures = useMemo(() => picturesOf(story, shown.length), [story, shown.length]);
  const picture = pictureFor(pictures, page);
  const isOver = isLast && !growing;
  const Middle = isModal ? 'div' : 'main';
  useQuietControls(room, narration.state);
  const [opened] = useState(page);
  useEffect(() => {
    // To open a book and close it again moves no bookmark.
    if (!isModal && (page !== opened || isOver)) moveBookmark(story.id, isOver ? undefined : page);
  }, [isModal, story.id, page, opened, isOver]);
  return (
    <>
      <div className="room" ref={room}>
        <RoomTop story={story} keeping={keeping} isModal={isModal} />
        <Middle id={isModal ? undefined : 'main'} tabIndex={-1} className="spread-row">
          {/* The edges of the table turn pages too. The bar below has the same two buttons with their names. */}
          <button
            type="button"
            className="btn turn"
            aria-hidden="true"
            tabIndex={-1}
            disabled={isFirst}
            onClick={() => turn(-1)}
          >
            <Icon name="previous" />
          </button>
          <article className="spread" aria-label={READER.spread(page + 1, shown.length)} {...onSpread}>
            <PictureLeaf key={picture?.url ?? 'none'} picture={picture} />
            <WordLeaf
              story={story}
              paragraphs={shown[page] ?? []}
              page={page}
              narration={narration}
              ending={isOver && <TheEnd story={story} isOwn={!isModal} onAgain={() => turnTo(0)} />}
            />
          </article>
          <button
            type="button"
            className="btn turn"
            aria-hidden="true"
            tabIndex={-1}
            disabled={isLast}
            onClick={() => turn(1)}
          >
            <Icon name="next" />
          </button>
        </Middle>
        <RoomBar
          story={story}
          pageCount={shown.length}
          growing={growing}
          turning={turning}
          narration={narration}
          keeping={keeping}
          isOwn={!isModal}
        />
      </div>
      <DetailsCard story={story} />
    </>
  );
}
