import { STAGES, type StageId } from '../../contract.ts';
import { PROGRESS } from '../words/making.ts';

const TOTAL = STAGES.reduce((sum, stage) => sum + stage.seconds, 0);
/** Waiting never fills a stage: only the event that ends it does. */
const NEARLY = 0.97;

/** Where a stage stands in the order of all. */
export function stageIndex(stage: StageId): number {
  return STAGES.findIndex(({ id }) => id === stage);
}

/** How much of the whole story is done, 0 to 100: what is real, and within the stage the pace of waiting. */
export function overallProgress(stage: StageId, secondsInStage: number): number {
  if (stage === 'complete') return 100;
  const index = stageIndex(stage);
  const before = STAGES.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  const length = STAGES[index]?.seconds ?? 0;
  const within = Math.min(Math.max(secondsInStage, 0), length * NEARLY);
  return ((before + within) / TOTAL) * 100;
}

/** "about a minute to go", from the pace of the stages that are left. */
export function timeToGo(stage: StageId, secondsInStage: number): string {
  if (stage === 'complete') return PROGRESS.ready;
  const left = (1 - overallProgress(stage, secondsInStage) / 100) * TOTAL;
  if (left > 75) return PROGRESS.minuteAndAHalf;
  if (left > 45) return PROGRESS.minute;
  if (left > 20) return PROGRESS.halfAMinute;
  return PROGRESS.moment;
}
