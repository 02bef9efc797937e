import type { CompanionKind } from '../../illustrations.ts';
import type { Point } from '../brush.ts';
import { bird, cat, dog } from './household.ts';
import type { Companion } from './kit.ts';
import { dragon, robot, turtle } from './wonder.ts';
import { bear, fox, owl, rabbit } from './woodland.ts';

/** The position of the head of a drawn companion; the head is drawn last. */
export function companionHead(markup: string): Point {
  const [, x = '0', y = '0'] =
    [...markup.matchAll(/<g transform="translate\((\S+) (\S+)\) rotate\([^)]*\)">/g)].at(-1) ?? [];
  return [Number(x), Number(y)];
}

/** All companions. */
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
