import { Icon } from '../../../platform/web/ui/icon.tsx';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import { openReport } from '../../../support/web/report-handle.ts';
import type { PublicStory } from '../../share-contract.ts';
import { type KeepWords, useKeep } from '../keep/use-keep.ts';
import { ListenButtons } from '../narration/listen-buttons.tsx';
import type { Narration } from '../narration/use-narration.ts';
import { openPassOn } from '../share/share-handle.ts';
import { NARRATION } from '../words/narration.ts';
import { PUBLIC } from '../words/public.ts';

const noAudio = () => bad(PUBLIC.noAudio);

const DOWNLOAD: KeepWords = {
  started: PUBLIC.begun,
  failed: () => PUBLIC.notKept,
};

interface PublicBarProps {
  story: PublicStory;
  narration: Narration;
  /** There are words to be read aloud. */
  hasWords: boolean;
}

/** What one can do with a shared story: hear it, keep it, pass it on, report it. */
export function PublicBar({ story, narration, hasWords }: PublicBarProps) {
  const { keep, busy, progress } = useKeep(story, DOWNLOAD);
  const words = (kind: 'pdf' | 'epub', name: string) =>
    busy === kind ? PUBLIC.making(name, Math.round(progress * 100)) : name;
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
        onClick={() => busy || keep('pdf')}
      >
        <Icon name="download" />
        {words('pdf', PUBLIC.pdf)}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={busy !== undefined}
        onClick={() => busy || keep('epub')}
      >
        <Icon name="download" />
        {words('epub', PUBLIC.epub)}
      </button>
      <button type="button" className="btn" onClick={() => openPassOn(story)}>
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
