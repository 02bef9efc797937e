import type { Beat, PictureBrief, Theme } from '../../contract.ts';
import type { Canvas, Place, View } from '../canvas.ts';
import type { Hat } from '../child/hats.ts';
import type { Suit } from '../child/look.ts';
import type { World } from '../moods.ts';
import { bedroom } from '../places/bedroom.ts';
import { cabin } from '../places/cabin.ts';
import { forest } from '../places/forest.ts';
import { jungle } from '../places/jungle.ts';
import { kitchen } from '../places/kitchen.ts';
import { meadow } from '../places/meadow.ts';
import { moon } from '../places/moon.ts';
import { peaks } from '../places/peaks.ts';
import { reef } from '../places/reef.ts';
import { shore } from '../places/shore.ts';
import { village } from '../places/village.ts';
import { type PlaceName, placeIn } from './words.ts';

/** Where the stories of a theme happen, beat by beat, and what is worn there. */
interface Setting {
  readonly places: readonly [opening: PlaceName, trouble: PlaceName, turning: PlaceName, ending: PlaceName];
  readonly hat?: Hat;
  /** Long hair is tied up. */
  readonly tie?: boolean;
}

const every = (place: PlaceName): Setting['places'] => [place, place, place, place];

export const SETTINGS: Readonly<Record<Theme, Setting>> = {
  animals: { places: ['meadow', 'forest', 'meadow', 'meadow'] },
  space: { places: ['moon', 'cabin', 'moon', 'moon'], hat: 'helmet' },
  ocean: { places: ['shore', 'reef', 'reef', 'shore'] },
  magic: { places: every('glade'), hat: 'wizard' },
  friendship: { places: every('meadow') },
  dragons: { places: every('peaks') },
  robots: { places: ['meadow', 'village', 'meadow', 'meadow'] },
  pirates: { places: every('shore'), hat: 'pirate' },
  dinosaurs: { places: every('jungle'), hat: 'sunhat' },
  fairies: { places: every('glade'), hat: 'flowers' },
  forest: { places: every('forest') },
  castle: { places: every('peaks'), hat: 'crown' },
  family: { places: ['village', 'bedroom', 'kitchen', 'village'] },
  garden: { places: every('village'), hat: 'sunhat' },
  music: { places: ['village', 'forest', 'village', 'village'] },
  sports: { places: every('meadow'), hat: 'headband', tie: true },
  cooking: { places: ['kitchen', 'kitchen', 'kitchen', 'village'], hat: 'chef', tie: true },
  vehicles: { places: ['meadow', 'peaks', 'meadow', 'meadow'] },
};

const BEAT_INDEX: Readonly<Record<Beat, 0 | 1 | 2 | 3>> = { opening: 0, trouble: 1, turning: 2, ending: 3 };

/** The worlds of some themes have no other places. */
const WITHIN: Partial<Readonly<Record<Theme, readonly PlaceName[]>>> = {
  space: ['moon', 'cabin'],
  dinosaurs: ['jungle', 'shore'],
};

/** The place of a picture: the one its setting names, or the theme's for this beat. */
export function placeFor({
  theme,
  beat,
  setting,
}: Pick<PictureBrief, 'theme' | 'beat' | 'setting'>): PlaceName {
  const named = placeIn(setting);
  if (named && (WITHIN[theme]?.includes(named) ?? true))
    return named === 'forest' && (theme === 'magic' || theme === 'fairies') ? 'glade' : named;
  return SETTINGS[theme].places[BEAT_INDEX[beat]];
}

/** Under which sky a place lies. */
export function worldOf(place: PlaceName): World {
  if (place === 'kitchen' || place === 'bedroom') return 'room';
  if (place === 'moon' || place === 'cabin') return 'space';
  return place === 'reef' ? 'water' : 'land';
}

/** What is worn on the head there. */
export function hatFor(theme: Theme, place: PlaceName): Hat | undefined {
  if (place === 'reef') return 'diver';
  if (place === 'moon') return 'helmet';
  const { hat } = SETTINGS[theme];
  if (hat === 'helmet') return undefined;
  return hat === 'sunhat' && (place === 'bedroom' || place === 'kitchen') ? undefined : hat;
}

/** What is worn there instead of everyday clothes. */
export function suitFor(place: PlaceName): Suit | undefined {
  if (place === 'moon' || place === 'cabin') return 'space';
  return place === 'reef' ? 'water' : undefined;
}

/** Places with a floor and walls, where no rain falls and no bird flies. */
export const isIndoors = (place: PlaceName): boolean =>
  place === 'kitchen' || place === 'bedroom' || place === 'cabin';

/** Paints a place for a theme. */
export function paintPlace(name: PlaceName, canvas: Canvas, view: View, theme: Theme, beat: Beat): Place {
  switch (name) {
    case 'meadow':
      return meadow(canvas, view, {
        mill: theme === 'robots',
        balloons: theme === 'vehicles',
        rainbow: beat === 'ending' && theme === 'friendship',
      });
    case 'forest':
      return forest(canvas, view);
    case 'glade':
      return forest(canvas, view, true);
    case 'shore':
      return shore(canvas, view, theme === 'pirates' ? 'ship' : 'whale');
    case 'moon':
      return moon(canvas, view);
    case 'peaks':
      return peaks(canvas, view);
    case 'jungle':
      return jungle(canvas, view);
    case 'reef':
      return reef(canvas, view);
    case 'kitchen':
      return kitchen(canvas, view);
    case 'bedroom':
      return bedroom(canvas, view);
    case 'cabin':
      return cabin(canvas, view);
    default:
      return village(canvas, view);
  }
}
