import { useEffect, useState } from 'react';
import type { StageId } from '../../../story/contract.ts';
import { PROGRESS } from '../messages/making.ts';
import { overallProgress, timeToGo } from './progress.ts';

const TICK_MS = 100;

/** The seconds since an instant, updated ten times a second while `ticking`. */
function useSecondsSince(instant: number, ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return (now - instant) / 1000;
}

/** The overall progress: by the real stages, and at the usual pace within a stage. */
export function ProgressBar({ stage, since }: { stage: StageId; since: number }) {
  const seconds = useSecondsSince(since, stage !== 'complete');
  const percent = Math.floor(overallProgress(stage, seconds));
  return (
    <div className="bar">
      <progress max={100} value={percent} aria-label={PROGRESS.name}>
        {percent}%
      </progress>
      <p className="nums">
        <span>{percent}%</span>
        <span className="text-soft">{timeToGo(stage, seconds)}</span>
      </p>
    </div>
  );
}
