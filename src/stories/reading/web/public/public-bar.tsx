import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { openReport } from '../../../../support/web/report-handle.ts';
import type { PublicStory } from '../../../sharing/contract.ts';
import { openShareOptions } from '../../../sharing/web/share-handle.ts';
import { type DownloadMessages, useDownload } from '../download/use-download.ts';
import { NARRATION } from '../messages/narration.ts';
import { PUBLIC } from '../messages/public.ts';
import { ListenButtons } from '../narration/listen-buttons.tsx';
import type { Narration } from '../narration/use-narration.ts';

const noAudio = () => toast.error(PUBLIC.noAudio);

const DOWNLOAD: DownloadMessages = {
  started: PUBLIC.begun,
  failed: () => PUBLIC.notStored,
};

interface PublicBarProps {
  story: PublicStory;
  narration: Narration;
  /** There is text to be read aloud. */
  hasWords: boolean;
}

/** Actions for a shared story: listen, download, share, report. */
export function PublicBar({ story, narration, hasWords }: PublicBarProps) {
  const { start, busy, progress } = useDownload(story, DOWNLOAD);
  const label = (kind: 'pdf' | 'epub', name: string) => (
    <span className="one-width nums">
      <span>{busy === kind ? PUBLIC.making(name, Math.round(progress * 100)) : name}</span>
      <span className="invisible" aria-hidden="true">
        {PUBLIC.making(name, 100)}
      </span>
    </span>
  );
  return (
    <div className="public-bar">
      {hasWords ? (
        <ListenButtons narration={narration} />
      ) : (
        <button type="button" className="btn" onClick={noAudio}>
          <Icon name="play" />
          {NARRATION.listen}
        </button>
      )}
      <button
        type="button"
        className="btn"
        aria-disabled={busy !== undefined}
        onClick={() => busy || start('pdf')}
      >
        <Icon name="download" />
        {label('pdf', PUBLIC.pdf)}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={busy !== undefined}
        onClick={() => busy || start('epub')}
      >
        <Icon name="download" />
        {label('epub', PUBLIC.epub)}
      </button>
      <button type="button" className="btn" onClick={() => openShareOptions(story)}>
        <Icon name="share" />
        {PUBLIC.share}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => openReport({ storyId: story.id, title: story.title })}
      >
        <Icon name="flag" />
        {PUBLIC.report}
      </button>
    </div>
  );
}
