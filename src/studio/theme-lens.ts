/** Where a picture can play. */
export type PlaceName =
  | 'meadow'
  | 'forest'
  | 'glade'
  | 'shore'
  | 'moon'
  | 'peaks'
  | 'jungle'
  | 'village'
  | 'reef'
  | 'kitchen'
  | 'bedroom'
  | 'cabin';

/** What the hero wears on the head. */
export type Hat =
  | 'helmet'
  | 'wizard'
  | 'pirate'
  | 'crown'
  | 'chef'
  | 'headband'
  | 'sunhat'
  | 'flowers'
  | 'diver';

/** The one thing of the theme that stands in the picture. */
export type Landmark =
  | 'banner'
  | 'cake'
  | 'camp'
  | 'car'
  | 'cauldron'
  | 'chest'
  | 'crystal'
  | 'dinosaur nest'
  | 'dragon nest'
  | 'goal'
  | 'harvest'
  | 'instruments'
  | 'mushroom house'
  | 'picnic'
  | 'pond'
  | 'sandcastle'
  | 'train'
  | 'workbench';

/** What the hero holds in a raised hand. */
export type HeldThing = 'balloon' | 'flag' | 'flower' | 'maraca' | 'spoon' | 'spyglass' | 'wand';

/** Additions to places: a mill in the meadow, a ship off the shore, an enchanted glade instead of a forest … */
export type Scenery = 'ball' | 'balloons' | 'glades' | 'kite' | 'mill' | 'rainbow' | 'ship' | 'sunken chest';

/** A theme as data: what parents read of it, how it is recognised, and what its pictures show. One small file each. */
export interface ThemeLens {
  readonly id: string;
  /** As the form names it. */
  readonly name: string;
  /** A prompt to begin with. */
  readonly starter: string;
  /** Words with which parents name it. */
  readonly words: RegExp;
  /** Where words of several themes are found, the lowest number wins. */
  readonly precedence: number;
  /** Its words in a prompt mean the theme, not just a thing that happens to be there. */
  readonly isSpecific?: boolean;
  /** Where its stories happen, beat by beat. */
  readonly places: readonly [opening: PlaceName, trouble: PlaceName, turning: PlaceName, ending: PlaceName];
  /** The only places that its land has; any other otherwise. */
  readonly onlyPlaces?: readonly PlaceName[];
  readonly hat?: Hat;
  /** Long hair is tied up. */
  readonly tiesHair?: boolean;
  readonly landmark?: Landmark;
  /** Another landmark for pictures taken from far away, in every place or in one. */
  readonly far?: { readonly landmark: Landmark; readonly place?: PlaceName };
  readonly held?: HeldThing;
  readonly scenery?: readonly Scenery[];
}
