import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Story } from '../../contract.ts';
import type { Keeping } from '../keep/use-keep.ts';
import { ListenButtons } from '../narration/listen-buttons.tsx';
import type { Narration } from '../narration/use-narration.ts';
import { READER } from '../words/reader.ts';
import { StoryActs } from './story-acts.tsx';
import type { PageTurning } from './use-page-turning.ts';

interface RoomBarProps {
  story: Story;
  pageCount: number;
  growing: boolean;
  turning: PageTurning;
  narration: Narration;
  keeping: Keeping;
  isOwn: boolean;
}

/** Listening, turning pages, and what can be done with the story; on phones the first two alone, under the thumb. */
export function RoomBar({ story, pageCount, growing, turning, narration, keeping, isOwn }: RoomBarProps) {
  const { page, isFirst, isLast, turn } = turning;
  return (
    <footer className="room-bar">
      <div className="room-listen">
        <ListenButtons narration={narration} />
      </div>
      {(pageCount > 1 || growing) && (
        <>
          <button
            type="button"
            className="btn room-previous"
            aria-disabled={isFirst}
            onClick={() => turn(-1)}
          >
            <Icon name="previous" />
            <span className="hide-small">{READER.previous}</span>
          </button>
          <p className="room-page nums">
            <span className="hide-small">Page </span>
            {page + 1} of {pageCount}
            {growing && <span className="text-soft"> so far</span>}
          </p>
          <button type="button" className="btn room-next" aria-disabled={isLast} onClick={() => turn(1)}>
            <span className="hide-small">{READER.next}</span>
            <Icon name="next" />
          </button>
        </>
      )}
      <div className="end">
        <StoryActs story={story} keeping={keeping} isOwn={isOwn} />
      </div>
    </footer>
  );
}
