import './making.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { setCredits } from '../../../../accounts/web/session.ts';
import { call, sentenceOf } from '../../../../platform/web/call.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Heading } from '../../../../platform/web/ui/heading.tsx';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../../reading/contract.ts';
import { HelpLines } from '../../../story/web/help-lines.tsx';
import { storyQuery } from '../../../story/web/story-query.ts';
import { cancelStory } from '../../contract.ts';
import { MAKING } from '../messages/making.ts';
import type { MakingState } from './making-state.ts';
import { NewestPicture } from './newest-picture.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Stages } from './stages.tsx';
import { useEnding } from './use-ending.ts';
import { useStoryEvents } from './use-story-events.ts';

/** How often the story is fetched when its event stream is not available. */
const POLL_EVERY_MS = 3000;

interface MakingProps {
  id: string;
  notice?: Partial<MakingState>;
  /** Called when the story is complete, after that was shown for a moment. */
  onDone: () => void;
  onStartReading: () => void;
  /** Called when the story was cancelled, or failed. */
  onClosed: () => void;
}

/** The loader: the stages, the newest picture, and a button to read as soon as the first page is written. */
export function Making({ id, notice, onDone, onStartReading, onClosed }: MakingProps) {
  const queries = useQueryClient();
  const progress = useStoryEvents(id, true);
  const query = useQuery({ ...storyQuery(id), refetchInterval: progress.lost ? POLL_EVERY_MS : false });
  const story = query.data;

  const polledStatus = progress.lost && story && story.status !== 'making' ? story.status : undefined;
  const outcome = polledStatus ? (polledStatus === 'ready' ? 'done' : 'failed') : progress.outcome;
  const failure = progress.failure ?? story?.failure;
  const stage = outcome === 'done' ? 'complete' : progress.stage;

  const cancel = useMutation({
    mutationFn: () => call(cancelStory, { params: { id } }),
    onSuccess: ({ story: ended, creditsRemaining }) => {
      setCredits(creditsRemaining);
      queries.setQueryData(storyQuery(id).queryKey, ended);
      toast.success(MAKING.cancelled);
      onClosed();
    },
    onError: (error) =>
      toast.error({ title: MAKING.notCancelled, message: sentenceOf(error, MAKING.notCancelledAdvice) }),
  });

  const cancelling = cancel.isPending || cancel.isSuccess;
  const finish = useEnding(id, { outcome, failure, cancelling, onDone, onClosed });

  const closed = useEffectEvent(onClosed);
  const gone = progress.lost && query.isError;
  useEffect(() => {
    // The story was deleted, or another user is signed in now.
    if (gone) closed();
  }, [gone]);

  const readable = progress.pages.length > 0;
  useEffect(() => {
    if (!readable) return;
    // From its first page on the story has a title for the reader. A story that is ready by now is not cached here:
    // that would open it before the loader has ended.
    call(getStory, { params: { id } }).then(
      (fetched) => fetched.status === 'making' && queries.setQueryData(storyQuery(id).queryKey, fetched),
      () => undefined,
    );
  }, [readable, queries, id]);

  const child = story?.childName;
  return (
    <main id="main" tabIndex={-1} className="wrap making">
      <NewestPicture
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
