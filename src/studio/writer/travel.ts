import { CAMP } from './road/camp.ts';
import { HEIGHT } from './road/height.ts';
import { SECOND } from './road/second.ts';
import { SIGHT } from './road/sight.ts';
import { STOP } from './road/stop.ts';
import { TALK } from './road/talk.ts';
import { WAY } from './road/way.ts';

/** What happens between one place and the next; each list is drawn from without repeating. */
export const TRAVEL: Readonly<Record<string, readonly string[]>> = {
  way: WAY,
  stop: STOP,
  banter: TALK,
  sight: SIGHT,
  camp: CAMP,
  second: SECOND,
  height: HEIGHT,
};
