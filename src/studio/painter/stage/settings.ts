import type { Theme } from '../../content/en/themes.ts';
import { lensOf } from '../../content/en/themes.ts';
import type { Beat, PictureBrief } from '../../illustrations.ts';
import type { Hat, PlaceName, Scenery } from '../../theme-lens.ts';
import type { Canvas, Place, View } from '../canvas.ts';
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
import { placeIn } from './words.ts';

const BEAT_INDEX: Readonly<Record<Beat, 0 | 1 | 2 | 3>> = { opening: 0, trouble: 1, turning: 2, ending: 3 };

/** Whether a theme's places have this addition. */
export const hasScenery = (theme: Theme, scenery: Scenery): boolean =>
  lensOf(theme).scenery?.includes(scenery) ?? false;

/** The place of a picture: the one its setting names, or the theme's for this beat. */
export function placeFor({
  theme,
  beat,
  setting,
}: Pick<PictureBrief, 'theme' | 'beat' | 'setting'>): PlaceName {
  const named = placeIn(setting);
  const { places, onlyPlaces } = lensOf(theme);
  if (named && (onlyPlaces?.includes(named) ?? true))
    return named === 'forest' && hasScenery(theme, 'glades') ? 'glade' : named;
  return places[BEAT_INDEX[beat]];
}

/** The kind of world a place belongs to, which decides its light. */
export function worldOf(place: PlaceName): World {
  if (place === 'kitchen' || place === 'bedroom') return 'room';
  if (place === 'moon' || place === 'cabin') return 'space';
  return place === 'reef' ? 'water' : 'land';
}

/** The headwear of a theme at a place. */
export function hatFor(theme: Theme, place: PlaceName): Hat | undefined {
  if (place === 'reef') return 'diver';
  if (place === 'moon') return 'helmet';
  const { hat } = lensOf(theme);
  if (hat === 'helmet') return undefined;
  return hat === 'sunhat' && (place === 'bedroom' || place === 'kitchen') ? undefined : hat;
}

/** The suit that replaces everyday clothes at a place. */
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
        mill: hasScenery(theme, 'mill'),
        balloons: hasScenery(theme, 'balloons'),
        rainbow: beat === 'ending' && hasScenery(theme, 'rainbow'),
      });
    case 'forest':
      return forest(canvas, view);
    case 'glade':
      return forest(canvas, view, true);
    case 'shore':
      return shore(canvas, view, hasScenery(theme, 'ship') ? 'ship' : 'whale');
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
