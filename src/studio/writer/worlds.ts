import type { Theme } from '../content/en/themes.ts';
import { lensOf } from '../content/en/themes.ts';
import type { WorldName } from '../theme-lens.ts';
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
import type { World } from './world.ts';

const WORLDS: Readonly<Record<WorldName, World>> = {
  animals: ANIMALS,
  space: SPACE,
  ocean: OCEAN,
  magic: MAGIC,
  friendship: FRIENDSHIP,
  dragons: DRAGONS,
  robots: ROBOTS,
  pirates: PIRATES,
  dinosaurs: DINOSAURS,
  fairies: FAIRIES,
  forest: FOREST,
  castle: CASTLE,
  family: FAMILY,
  garden: GARDEN,
  music: MUSIC,
  sports: SPORTS,
  cooking: COOKING,
  vehicles: VEHICLES,
};

/** The world that stories of a theme are set in. */
export function worldOf(theme: Theme): World {
  return WORLDS[lensOf(theme).world];
}
