import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { refreshUser } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { STAGES } from '../../contract.ts';
import type { Card } from '../../library-contract.ts';
import { overallProgress } from '../making/progress.ts';
import { useStoryEvents } from '../making/use-story-events.ts';
import { withWidth } from '../pictures.ts';
import { readingState } from '../reader/reading-state.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { MAKING_CARD } from '../words/shelf.ts';
import { STORY } from '../words/story.ts';

/** A story on the shelf that is still being made. */
export function MakingCard({ story }: { story: Card }) {
  const queries = useQueryClient();
  const { stage, outcome, pages, pictures } = useStoryEvents(story.id, true);
  useEffect(() => {
    if (outcome === 'making') return;
    void refreshShelf(queries);
    // A story that failed has given its credit back.
    if (outcome === 'failed') void refreshUser();
  }, [outcome, queries]);
  const newest = pictures.findLast(Boolean);
  const href = `/story/${story.id}`;
  const percent = Math.round(overallProgress(stage, 0));
  return (
    <li className="card">
      <div className="book paper-cover">
        {newest ? (
          <img src={withWidth(newest, 320)} width="320" height="320" alt={MAKING_CARD.picture} />
        ) : (
          <img src="/pictures/lamp.webp" width="640" height="640" alt="" />
        )}
      </div>
      <div className="card-words">
        <h2>
          <Link href={href}>{story.title || STORY.untitled}</Link>
        </h2>
        <p className="badge badge-wait">{MAKING_CARD.badge}</p>
        <p className="text-sm" role="status">
          {STAGES.find(({ id }) => id === stage)?.name}
        </p>
        <progress className="line-progress" max={100} value={percent} aria-label={MAKING_CARD.progress}>
          {percent}%
        </progress>
        <div className="card-act">
          {pages.length > 0 ? (
            <Link href={href} state={readingState} className={buttonClass({ kind: 'second', size: 'small' })}>
              {MAKING_CARD.read}
            </Link>
          ) : (
            <Link href={href} className={buttonClass({ kind: 'second', size: 'small' })}>
              {MAKING_CARD.watch}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
