import type { Structure } from '../../contract.ts';
import type { Frame } from '../frame.ts';
import { CLASSIC } from './classic.ts';
import { FAIRYTALE } from './fairytale.ts';
import { JOURNEY } from './journey.ts';

export const FRAMES: Readonly<Record<Structure, Frame>> = {
  classic: CLASSIC,
  fairytale: FAIRYTALE,
  hero_journey: JOURNEY,
};
