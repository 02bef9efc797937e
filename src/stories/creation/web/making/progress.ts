import { STAGES, type StageId } from '../../../story/contract.ts';
import { PROGRESS } from '../messages/making.ts';

const TOTAL = STAGES.reduce((sum, stage) => sum + stage.seconds, 0);
/** The share of a stage that waiting can fill; only the event that ends the stage completes it. */
const MAX_WAITED_SHARE = 0.97;

/** The index of a stage. */
export function stageIndex(stage: StageId): number {
  return STAGES.findIndex(({ id }) => id === stage);
}

/** The overall progress from 0 to 100: the finished stages, and within the current stage the time that has passed. */
export function overallProgress(stage: StageId, secondsInStage: number): number {
  if (stage === 'complete') return 100;
  const index = stageIndex(stage);
  const before = STAGES.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  const length = STAGES[index]?.seconds ?? 0;
  const within = Math.min(Math.max(secondsInStage, 0), length * MAX_WAITED_SHARE);
  return ((before + within) / TOTAL) * 100;
}

/** "about a minute to go", from the pace of the remaining stages. */
export function timeToGo(stage: StageId, secondsInStage: number): string {
  if (stage === 'complete') return PROGRESS.ready;
  const left = (1 - overallProgress(stage, secondsInStage) / 100) * TOTAL;
  if (left > 75) return PROGRESS.minuteAndAHalf;
  if (left > 45) return PROGRESS.minute;
  if (left > 20) return PROGRESS.halfAMinute;
  return PROGRESS.moment;
}
