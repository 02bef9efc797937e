import { IconButton } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { openReport } from '../../../../../support/web/report-handle.ts';
import { openShare } from '../../../../sharing/web/share-handle.ts';
import type { Story } from '../../../../story/contract.ts';
import { FAVORITE } from '../../../../story/web/messages/story.ts';
import type { Download } from '../../download/use-download.ts';
import { READER } from '../../messages/reader.ts';
import { useFavorite } from '../favorite/use-favorite.ts';

const FILES = { pdf: 'PDF', epub: 'EPUB' } as const;

interface DownloadButtonProps {
  kind: keyof typeof FILES;
  download: Download;
}

/** What a download says while it is being made. */
function Progress({ kind, progress }: { kind: keyof typeof FILES; progress: number }) {
  return (
    <>
      <span className={kind === 'pdf' ? 'act-more' : 'act-long'}>
        {READER.making} <span className="sr-only">{FILES[kind]}</span>…{' '}
      </span>
      {READER.percent(progress)}
    </>
  );
}

/** Downloads the story as a file. Shows the progress while it is being made, in the same width as before. */
function DownloadButton({ kind, download }: DownloadButtonProps) {
  const { start, busy, progress } = download;
  const isMaking = busy === kind;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={busy !== undefined}
      onClick={() => {
        if (!busy) start(kind);
      }}
    >
      <Icon name="download" />
      <span className="one-width nums">
        <span className={isMaking ? 'invisible' : undefined}>
          <span className={kind === 'pdf' ? 'act-more' : 'sr-only'}>{READER.download}</span>
          {FILES[kind]}
        </span>
        {isMaking && (
          <span>
            <span className="sr-only">{READER.downloading(FILES[kind])}</span>
            <Progress kind={kind} progress={progress} />
          </span>
        )}
        <span className="invisible" aria-hidden="true">
          <Progress kind={kind} progress={1} />
        </span>
      </span>
    </button>
  );
}

/** Downloads the story as a PDF: the short form, for the header. */
export function PdfIcon({ download: { start, busy, progress } }: { download: Download }) {
  const isMaking = busy === 'pdf';
  return (
    <IconButton
      icon="download"
      label={isMaking ? `${READER.making} ${FILES.pdf}… ${READER.percent(progress)}` : READER.downloadPdf}
      face={isMaking ? <span className="nums text-xs">{READER.percent(progress)}</span> : undefined}
      aria-disabled={busy !== undefined}
      onClick={() => {
        if (!busy) start('pdf');
      }}
    />
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

/** Favorites the story: the short form, for the header. */
export function FavoriteIcon({ story }: { story: Story }) {
  const { toggle, busy } = useFavorite(story);
  return (
    <IconButton
      icon="heart"
      label={FAVORITE.name}
      aria-pressed={story.isFavorite}
      aria-disabled={busy}
      className={story.isFavorite ? 'heart-on' : undefined}
      onClick={toggle}
    />
  );
}

interface StoryActionsProps {
  story: Story;
  download: Download;
  /** A parent's own story can be favorited, shared and reported; a featured one only downloaded. */
  isOwn: boolean;
  /** Called when an action opens something over the page. */
  onLeave?: () => void;
}

/** The actions for a story: favorite, download, share, report. */
export function StoryActions({ story, download, isOwn, onLeave }: StoryActionsProps) {
  return (
    <>
      {isOwn && <FavoriteButton story={story} />}
      <DownloadButton kind="pdf" download={download} />
      <DownloadButton kind="epub" download={download} />
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
