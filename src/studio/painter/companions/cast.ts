import type { CompanionKind } from '../../contract.ts';
import type { Point } from '../brush.ts';
import { bird, cat, dog } from './house.ts';
import type { Companion } from './kit.ts';
import { dragon, robot, turtle } from './wonder.ts';
import { bear, fox, owl, rabbit } from './woodland.ts';

/** Where the head of a drawn companion is: it is drawn last. */
export function companionHead(markup: string): Point {
  const [, x = '0', y = '0'] =
    [...markup.matchAll(/<g transform="translate\((\S+) (\S+)\) rotate\([^)]*\)">/g)].at(-1) ?? [];
  return [Number(x), Number(y)];
}

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
