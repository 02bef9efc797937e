import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { refreshUser } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { overallProgress } from '../../creation/web/making/progress.ts';
import { useStoryEvents } from '../../creation/web/making/use-story-events.ts';
import { STAGES } from '../../story/contract.ts';
import { STORY } from '../../story/web/messages/story.ts';
import { withWidth } from '../../story/web/pictures.ts';
import { readingState } from '../../story/web/reading-state.ts';
import { refreshLibrary } from '../../story/web/refresh-library.ts';
import type { Card } from '../contract.ts';
import { MAKING_CARD } from './messages/library.ts';

/** A story in the library that is still being made. */
export function MakingCard({ story }: { story: Card }) {
  const queries = useQueryClient();
  const { stage, outcome, pages, pictures } = useStoryEvents(story.id, true);
  useEffect(() => {
    if (outcome === 'making') return;
    void refreshLibrary(queries);
    // A failed story has returned its credit.
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
