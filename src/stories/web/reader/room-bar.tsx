import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Story } from '../../contract.ts';
import { useFavorite } from './use-favorite.ts';
import type { PageTurning } from './use-page-turning.ts';

interface RoomBarProps {
  story: Story;
  pageCount: number;
  growing: boolean;
  turning: PageTurning;
}

/** Turning pages and the heart; on phones the pager alone, under the thumb. */
export function RoomBar({ story, pageCount, growing, turning }: RoomBarProps) {
  const { page, isFirst, isLast, turn } = turning;
  const { toggle, busy } = useFavorite(story);
  return (
    <footer className="room-bar">
      <div className="start" />
      {pageCount > 1 || growing ? (
        <div className="pager">
          <button type="button" className="btn" disabled={isFirst} onClick={() => turn(-1)}>
            <Icon name="previous" />
            <span className="pager-word">Previous</span>
          </button>
          <p className="nums">
            Page {page + 1} of {pageCount}
            {growing && <span className="text-soft"> so far</span>}
          </p>
          <button type="button" className="btn" disabled={isLast} onClick={() => turn(1)}>
            <span className="pager-word">Next</span>
            <Icon name="next" />
          </button>
        </div>
      ) : (
        <div />
      )}
      <div className="end">
        <button
          type="button"
          className={story.isFavorite ? 'btn heart-on' : 'btn'}
          aria-pressed={story.isFavorite}
          aria-disabled={busy}
          onClick={toggle}
        >
          <Icon name="heart" />
          Favorite
        </button>
      </div>
    </footer>
  );
}
