import { FAMILY } from './situations/family.ts';
import { FEARS } from './situations/fears.ts';
import { GROWING } from './situations/growing.ts';
import { HOME } from './situations/home.ts';
import { JOYS } from './situations/joys.ts';
import { LEARNING } from './situations/learning.ts';
import { LOSS } from './situations/loss.ts';
import { SCHOOL } from './situations/school.ts';
import type { Situation } from './situations/situation.ts';
import { WORLD } from './situations/world.ts';
import type { Shape } from './types.ts';

/** Every situation. Where two fit equally well, the earlier is meant: grief goes before everyday life. */
export const SITUATIONS: readonly Situation[] = [
  ...LOSS,
  ...FAMILY,
  ...SCHOOL,
  ...LEARNING,
  ...HOME,
  ...FEARS,
  ...GROWING,
  ...WORLD,
  ...JOYS,
];

const BY_ID = new Map(SITUATIONS.map((one) => [one.id, one]));

/** Whether somebody has died already in a situation. */
export const isDeath = (id: string | undefined): boolean => id !== undefined && /-died$|^stillbirth/.test(id);

const HARD_GROUND =
  /^(?:hard-times|.*-died|dying-.*|someone-ill|parent-away|parent-in-prison|deployment|someone-moves-away|stillbirth.*|divorce|two-homes|new-partner|adoption|violence-at-home|pet-ill|pet-missing|(?:other:)?(?:lost-someone|away-or-ill|grown-ups-change))$/;

/** Whether a wrong fact would hurt: of a situation’s id, a shape, or the label of a shape without a situation. */
export const isHardGround = (label: string | undefined): boolean =>
  label !== undefined && HARD_GROUND.test(label);

/** What is loved for no reason, or could never be: no trouble is in it. */
export const isJoyful = (shape: Shape | undefined): boolean =>
  shape === 'pure-joy' || shape === 'fantastic-premise';

/** The label by which what was learned knows a prompt: its situation, or the kind of story where it has none. */
export const labelOf = (situation: string | undefined, shape: string | undefined): string =>
  situation ?? `other:${shape ?? ''}`;

/** The situation with an id; undefined for an id that does not exist. */
export function situationOf(id: string | undefined): Situation | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}
