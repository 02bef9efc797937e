import './making.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { setCredits } from '../../../accounts/web/session.ts';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { cancelStory, getStory } from '../../contract.ts';
import { HelpLines } from '../help-lines.tsx';
import { storyQuery } from '../story-query.ts';
import { MAKING } from '../words/making.ts';
import type { MakingState } from './making-state.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Stages } from './stages.tsx';
import { useEnding } from './use-ending.ts';
import { useStoryEvents } from './use-story-events.ts';
import { WetPicture } from './wet-picture.tsx';

/** How often the story itself is asked when its events cannot be had. */
const ASK_EVERY_MS = 3000;

interface MakingProps {
  id: string;
  notice?: Partial<MakingState>;
  /** The story is complete and has been seen to be. */
  onDone: () => void;
  onStartReading: () => void;
  /** The story was cancelled, or failed. */
  onClosed: () => void;
}

/** The loader: real stages, the picture as it dries, and the first page as soon as it stands. */
export function Making({ id, notice, onDone, onStartReading, onClosed }: MakingProps) {
  const queries = useQueryClient();
  const progress = useStoryEvents(id, true);
  const asked = useQuery({ ...storyQuery(id), refetchInterval: progress.lost ? ASK_EVERY_MS : false });
  const story = asked.data;

  const settled = progress.lost && story && story.status !== 'making' ? story.status : undefined;
  const outcome = settled ? (settled === 'ready' ? 'done' : 'failed') : progress.outcome;
  const failure = progress.failure ?? story?.failure;
  const stage = outcome === 'done' ? 'complete' : progress.stage;

  const cancel = useMutation({
    mutationFn: () => call(cancelStory, { params: { id } }),
    onSuccess: ({ story: ended, creditsRemaining }) => {
      setCredits(creditsRemaining);
      queries.setQueryData(storyQuery(id).queryKey, ended);
      good(MAKING.cancelled);
      onClosed();
    },
    onError: (error) =>
      bad({ title: MAKING.notCancelled, message: sentenceOf(error, MAKING.notCancelledAdvice) }),
  });

  const held = cancel.isPending || cancel.isSuccess;
  const finish = useEnding(id, { outcome, failure, held, onDone, onClosed });

  const closed = useEffectEvent(onClosed);
  const gone = progress.lost && asked.isError;
  useEffect(() => {
    // Deleted meanwhile, or somebody else is signed in now: there is nothing to watch.
    if (gone) closed();
  }, [gone]);

  const readable = progress.pages.length > 0;
  useEffect(() => {
    if (!readable) return;
    // From its first page on the story has a title, which whoever opens it wants to see. One that is ready meanwhile is
    // left to its ending: a cache that says so would open the book before its time.
    call(getStory, { params: { id } }).then(
      (told) => told.status === 'making' && queries.setQueryData(storyQuery(id).queryKey, told),
      () => undefined,
    );
  }, [readable, queries, id]);

  const child = story?.childName;
  return (
    <main id="main" tabIndex={-1} className="wrap making">
      <WetPicture
        pictures={progress.pictures}
        complete={outcome === 'done'}
        painting={stage.startsWith('painting')}
      />
      <section>
        <Heading>{outcome === 'done' ? MAKING.doneTitle(child) : MAKING.title(child)}</Heading>
        <p className="lead">{outcome === 'done' ? MAKING.doneLead : MAKING.lead}</p>
        {(notice?.warning || notice?.helpLines?.length) && (
          <div className="note mt-4" role="note">
            {notice.warning && <p>{notice.warning}</p>}
            <HelpLines lines={notice.helpLines ?? []} />
          </div>
        )}
        <ProgressBar stage={stage} since={progress.since} />
        <Stages stage={stage} />
        <div className="act">
          {readable && (
            <p className="hint">
              {outcome === 'done' ? MAKING.allReady : MAKING.pagesReady(progress.pages.length)}
            </p>
          )}
          <div className="btn-row">
            {readable && (
              <Button kind="main" onClick={outcome === 'done' ? finish : onStartReading}>
                {MAKING.read}
              </Button>
            )}
            {outcome === 'making' && (
              <Button kind="quiet" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
                {MAKING.cancel}
              </Button>
            )}
          </div>
        </div>
      </section>
    </main>
  );
}
