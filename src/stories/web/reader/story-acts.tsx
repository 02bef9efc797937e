import { Icon } from '../../../platform/web/ui/icon.tsx';
import { openReport } from '../../../support/web/report-handle.ts';
import type { Story } from '../../contract.ts';
import type { Keeping } from '../keep/use-keep.ts';
import { openShare } from '../share/share-handle.ts';
import { READER } from '../words/reader.ts';
import { FAVORITE } from '../words/story.ts';
import { useFavorite } from './use-favorite.ts';

interface KeepButtonProps {
  kind: 'pdf' | 'epub';
  keeping: Keeping;
}

/** Makes a file of the story. While it is being made the button says how far it is. */
function KeepButton({ kind, keeping }: KeepButtonProps) {
  const { keep, busy, progress } = keeping;
  const file = kind === 'pdf' ? 'PDF' : 'EPUB';
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={busy !== undefined}
      onClick={() => {
        if (!busy) keep(kind);
      }}
    >
      <Icon name="download" />
      <span>
        {busy === kind ? (
          <>
            <span className="sr-only">{READER.download(file)}</span>
            <span className="nums">{READER.making(file, Math.round(progress * 100))}</span>
          </>
        ) : (
          <>
            <span className={kind === 'pdf' ? 'act-more' : 'sr-only'}>Download </span>
            {file}
          </>
        )}
      </span>
    </button>
  );
}

function FavoriteButton({ story }: { story: Story }) {
  const { toggle, busy } = useFavorite(story);
  return (
    <button
      type="button"
      className={story.isFavorite ? 'btn heart-on' : 'btn'}
      aria-pressed={story.isFavorite}
      aria-disabled={busy}
      onClick={toggle}
    >
      <Icon name="heart" />
      <span className="act-word">{FAVORITE.name}</span>
    </button>
  );
}

interface StoryActsProps {
  story: Story;
  keeping: Keeping;
  /** A story of the parent's own may be loved, shared and reported; one of ours may be kept. */
  isOwn: boolean;
  /** Something opens over the page now. */
  onLeave?: () => void;
}

/** What can be done with a story: love it, keep it, share it, report it. */
export function StoryActs({ story, keeping, isOwn, onLeave }: StoryActsProps) {
  return (
    <>
      {isOwn && <FavoriteButton story={story} />}
      <KeepButton kind="pdf" keeping={keeping} />
      <KeepButton kind="epub" keeping={keeping} />
      {isOwn && (
        <>
          <button
            type="button"
            className="btn"
            onClick={() => {
              onLeave?.();
              openShare(story);
            }}
          >
            <Icon name="share" />
            <span className="act-word">{READER.share}</span>
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              onLeave?.();
              openReport({ storyId: story.id, title: story.title });
            }}
          >
            <Icon name="flag" />
            <span className="act-word">{READER.report}</span>
          </button>
        </>
      )}
    </>
  );
}
