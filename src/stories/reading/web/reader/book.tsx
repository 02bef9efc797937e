import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import './book.css';
import './reader.css';
import './controls/reader-bar.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Story } from '../../../story/contract.ts';
import type { Page } from '../../../story/web/paging.ts';
import { pictureFor, picturesOf } from '../../../story/web/pictures.ts';
import { useDownload } from '../download/use-download.ts';
import { READER } from '../messages/reader.ts';
import { useNarration } from '../narration/use-narration.ts';
import type { BookPlace } from './book-place.ts';
import { moveBookmark } from './bookmarks.ts';
import { ReaderBar } from './controls/reader-bar.tsx';
import { ReaderHeader } from './controls/reader-header.tsx';
import { usePageTurning } from './controls/use-page-turning.ts';
import { useQuietControls } from './controls/use-quiet-controls.ts';
import { DetailsCard } from './details-card.tsx';
import { useFetchedPictures } from './fetched-pictures.ts';
import { firstPageOf } from './first-page.ts';
import { PictureLeaf } from './picture-leaf.tsx';
import { TheEnd } from './the-end.tsx';
import { WordLeaf } from './word-leaf.tsx';

/** The only page of a story whose text was lost. */
const NO_WORDS: readonly Page[] = [[READER.noWords]];

interface BookProps {
  story: Story;
  pages: readonly Page[];
  /** More pages will follow. */
  growing?: boolean;
  place?: BookPlace;
}

/** An open book: the picture on the left, the text on the right; on phones the picture above. */
export function Book({ story, pages, growing = false, place = 'own page' }: BookProps) {
  const isModal = place === 'dialog';
  const isOwn = place === 'own page';
  const container = useRef<HTMLDivElement>(null);
  const shown = pages.length > 0 ? pages : NO_WORDS;
  const [first] = useState(() => (isModal ? 0 : firstPageOf(story.id)));
  const turning = usePageTurning({ pageCount: shown.length, first, container });
  const { page, isFirst, isLast, turn, turnTo, onSpread } = turning;
  const narration = useNarration({ id: story.id, pages, page, turnTo, isGrowing: growing });
  const download = useDownload(story);
  const pictures = useMemo(() => picturesOf(story, shown.length), [story, shown.length]);
  const picture = pictureFor(pictures, page);
  useFetchedPictures(pictures);
  const isOver = isLast && !growing;
  const Middle = isModal ? 'div' : 'main';
  useQuietControls(container, narration.state);
  const [opened] = useState(page);
  useEffect(() => {
    // Opening and closing a book does not move the bookmark.
    if (!isModal && (page !== opened || isOver)) moveBookmark(story.id, isOver ? undefined : page);
  }, [isModal, story.id, page, opened, isOver]);
  return (
    <>
      <div className="room" ref={container}>
        <ReaderHeader story={story} download={download} narration={narration} place={place} />
        <Middle id={isModal ? undefined : 'main'} tabIndex={-1} className="spread-row">
          {/* The side buttons turn pages too. The bar below has the same two buttons with labels. */}
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
              ending={isOver && <TheEnd story={story} isOwn={isOwn} onAgain={() => turnTo(0)} />}
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
        <ReaderBar
          story={story}
          pageCount={shown.length}
          growing={growing}
          turning={turning}
          narration={narration}
          download={download}
          isOwn={isOwn}
        />
      </div>
      <DetailsCard story={story} />
    </>
  );
}
