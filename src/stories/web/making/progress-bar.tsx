import { useEffect, useState } from 'react';
import type { StageId } from '../../contract.ts';
import { PROGRESS } from '../words/making.ts';
import { overallProgress, timeToGo } from './progress.ts';

const TICK_MS = 100;

/** The seconds since an instant, looked at ten times a second while it matters. */
function useSecondsSince(instant: number, ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return (now - instant) / 1000;
}

/** How far the whole story is: what is real, and in between the usual pace. */
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
