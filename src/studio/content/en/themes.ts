import type { ThemeLens } from '../../theme-lens.ts';
import { ANIMALS } from './themes/animals.ts';
import { CASTLE } from './themes/castle.ts';
import { COOKING } from './themes/cooking.ts';
import { DINOSAURS } from './themes/dinosaurs.ts';
import { DRAGONS } from './themes/dragons.ts';
import { FAIRIES } from './themes/fairies.ts';
import { FAMILY } from './themes/family.ts';
import { FOREST } from './themes/forest.ts';
import { FRIENDSHIP } from './themes/friendship.ts';
import { GARDEN } from './themes/garden.ts';
import { MAGIC } from './themes/magic.ts';
import { MUSIC } from './themes/music.ts';
import { OCEAN } from './themes/ocean.ts';
import { PIRATES } from './themes/pirates.ts';
import { ROBOTS } from './themes/robots.ts';
import { SPACE } from './themes/space.ts';
import { SPORTS } from './themes/sports.ts';
import { VEHICLES } from './themes/vehicles.ts';

/** Every theme, in the order in which parents choose from them. */
export const THEME_LENSES = [
  ANIMALS,
  SPACE,
  OCEAN,
  MAGIC,
  FRIENDSHIP,
  DRAGONS,
  ROBOTS,
  PIRATES,
  DINOSAURS,
  FAIRIES,
  FOREST,
  CASTLE,
  FAMILY,
  GARDEN,
  MUSIC,
  SPORTS,
  COOKING,
  VEHICLES,
] as const;

export type Theme = (typeof THEME_LENSES)[number]['id'];

const LENSES = Object.fromEntries(THEME_LENSES.map((lens) => [lens.id, lens])) as Readonly<
  Record<Theme, ThemeLens>
>;

/** Everything that is particular to a theme. */
export const lensOf = (theme: Theme): ThemeLens => LENSES[theme];
