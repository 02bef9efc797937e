import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { Story } from '../../../../story/contract.ts';
import type { Download } from '../../download/use-download.ts';
import { READER } from '../../messages/reader.ts';
import { ListenButtons } from '../../narration/listen-buttons.tsx';
import type { Narration } from '../../narration/use-narration.ts';
import { StoryActions } from './story-actions.tsx';
import type { PageTurning } from './use-page-turning.ts';

interface ReaderBarProps {
  story: Story;
  pageCount: number;
  growing: boolean;
  turning: PageTurning;
  narration: Narration;
  download: Download;
  isOwn: boolean;
}

/** Listening, turning pages, and the actions for the story; on phones only the first two. */
export function ReaderBar({
  story,
  pageCount,
  growing,
  turning,
  narration,
  download,
  isOwn,
}: ReaderBarProps) {
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
        <StoryActions story={story} download={download} isOwn={isOwn} />
      </div>
    </footer>
  );
}
