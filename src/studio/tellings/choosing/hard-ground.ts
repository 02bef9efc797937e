import { HARD_TIMES } from '../../understanding/situations/situation.ts';
import { isDeath, isHardGround } from '../../understanding/situations.ts';
import type { Understanding } from '../../understanding/types.ts';
import type { Telling } from '../telling.ts';
import { isNear } from './near.ts';

/** Whether a telling states no fact about a family, so that it may be told wherever something hard has happened. */
export const isForHardTimes = ({ head }: Telling): boolean => head.situation === HARD_TIMES;

/** Whether a prompt is of a death, an illness, a parting or the like, where a wrong fact would hurt. */
export const isOnHardGround = ({ situation, shape }: Understanding): boolean =>
  isHardGround(situation) || (situation === undefined && isHardGround(shape));

/**
 * How near to what happened a telling is where something hard has: 0 for one of just that, with whom it happened to known; 1 for
 * one that states nothing; 2 for any other, which may state what is not so. Always 0 elsewhere.
 */
export function hardRank({ head }: Telling, understanding: Understanding): 0 | 1 | 2 {
  if (!isOnHardGround(understanding)) return 0;
  const { situation, unknown } = understanding;
  const isOwn = head.situation !== undefined && head.situation === situation;
  const isOfShape = head.situation === undefined && (isDeath(situation) || situation === 'someone-ill');
  if ((isOwn || isOfShape || isNear(situation, head.situation)) && unknown.length === 0) return 0;
  return head.situation === HARD_TIMES ? 1 : 2;
}
