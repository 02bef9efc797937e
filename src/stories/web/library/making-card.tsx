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
          <img src={withWidth(newest, 320)} width="320" height="320" alt="The newest picture, still wet" />
        ) : (
          <img src="/pictures/lamp.webp" width="640" height="640" alt="" />
        )}
      </div>
      <div className="card-words">
        <h2>
          <Link href={href}>{story.title || 'A new story'}</Link>
        </h2>
        <p className="badge badge-wait">Being made</p>
        <p className="text-sm" role="status">
          {STAGES.find(({ id }) => id === stage)?.name}
        </p>
        <progress className="line-progress" max={100} value={percent} aria-label="Progress of the story">
          {percent}%
        </progress>
        <div className="card-act">
          {pages.length > 0 ? (
            <Link href={href} state={readingState} className={buttonClass({ kind: 'second', size: 'small' })}>
              Start reading
            </Link>
          ) : (
            <Link href={href} className={buttonClass({ kind: 'second', size: 'small' })}>
              Watch it being made
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
