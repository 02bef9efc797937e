import type { CompanionKind } from '../../contract.ts';
import { bird, cat, dog } from './house.ts';
import type { Companion } from './kit.ts';
import { dragon, robot, turtle } from './wonder.ts';
import { bear, fox, owl, rabbit } from './woodland.ts';

/** Everybody who may come along. */
export const COMPANION: Readonly<Record<CompanionKind, Companion>> = {
  fox,
  rabbit,
  owl,
  robot,
  dragon,
  dog,
  cat,
  bear,
  turtle,
  bird,
};
