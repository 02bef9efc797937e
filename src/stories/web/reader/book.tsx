import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import './book.css';
import './reader.css';
import { useMemo } from 'react';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Story } from '../../contract.ts';
import type { Page } from '../paging.ts';
import { pictureFor, picturesOf } from '../pictures.ts';
import { DetailsCard } from './details-card.tsx';
import { PictureLeaf } from './picture-leaf.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomTop } from './room-top.tsx';
import { usePageTurning } from './use-page-turning.ts';
import { WordLeaf } from './word-leaf.tsx';

interface BookProps {
  story: Story;
  pages: readonly Page[];
  /** More pages are on their way. */
  growing: boolean;
}

/** An open book: the picture left, the words right; on phones the picture above. */
export function Book({ story, pages, growing }: BookProps) {
  const turning = usePageTurning(pages.length);
  const { page, isFirst, isLast, turn, swipe } = turning;
  const pictures = useMemo(() => picturesOf(story, pages.length), [story, pages.length]);
  const picture = pictureFor(pictures, page);
  return (
    <>
      <div className="room">
        <RoomTop story={story} />
        <main id="main" tabIndex={-1} className="spread-row">
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
          <article className="spread" aria-label={`Page ${page + 1} of ${pages.length}`} {...swipe}>
            <PictureLeaf key={picture?.url ?? 'none'} picture={picture} />
            <WordLeaf
              story={story}
              paragraphs={pages[page] ?? []}
              number={page + 1}
              ending={isLast && !growing}
              onAgain={() => turn(-page)}
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
        </main>
        <RoomBar story={story} pageCount={pages.length} growing={growing} turning={turning} />
      </div>
      <DetailsCard story={story} />
    </>
  );
}
