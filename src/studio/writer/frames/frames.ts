import type { Structure } from '../../contract.ts';
import type { Frame } from '../frame.ts';
import { CALLS } from './calls.ts';
import { CLASSIC } from './classic.ts';
import { CLOSINGS } from './closings.ts';
import { DEPTHS } from './depths.ts';
import { FAIRYTALE } from './fairytale.ts';
import { FRIENDS } from './friends.ts';
import { JOURNEY } from './journey.ts';
import { MEETINGS } from './meetings.ts';
import { OPENINGS } from './openings.ts';

export const FRAMES: Readonly<Record<Structure, Frame>> = {
  classic: whole('classic', CLASSIC),
  fairytale: whole('fairytale', FAIRYTALE),
  hero_journey: whole('hero_journey', JOURNEY),
};

/** A frame with everything that is written for it. */
function whole(structure: Structure, frame: Frame): Frame {
  return {
    ...frame,
    open: [...frame.open, ...OPENINGS[structure]],
    meet: [...frame.meet, ...FRIENDS[structure]],
    deep: [...frame.deep, ...DEPTHS[structure]],
    call: [...frame.call, ...CALLS[structure]],
    meeting: [...frame.meeting, ...MEETINGS[structure]],
    close: [...frame.close, ...CLOSINGS[structure]],
  };
}
