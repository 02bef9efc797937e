import type { Theme } from '../content/en/themes.ts';
import type { PictureBrief } from '../illustrations.ts';

/** Something to carry, and why. */
export interface Quest {
  /** The thing without its article: "moon-pearl". */
  readonly thing: string;
  /** What one sees of it, after "it was": "as round as a plum and cool as milk". */
  readonly look: string;
  /** What is to be done, after "to": "carry the moon-pearl up to the Singing Rock". */
  readonly goal: string;
  /** After the goal: "so that the whales could find their way home". */
  readonly why: string;
  /** What happens when it is done; whole sentences. */
  readonly done: string;
  /** One short sentence of a page for the very young when it is done. */
  readonly tiny: string;
}

/** Everything that a theme lends to a story. Places are written "preposition|noun phrase": "in|the kelp cave". */
export interface World {
  readonly theme: Theme;
  readonly lands: readonly string[];
  readonly starts: readonly string[];
  readonly ways: readonly string[];
  readonly stops: readonly string[];
  readonly deeps: readonly string[];
  readonly heights: readonly string[];
  readonly quests: readonly Quest[];
  /** Who lives there, in the plural: "reef folk". */
  readonly folk: readonly string[];
  /** "name|what": "Old Marlo|lighthouse crab". */
  readonly elders: readonly string[];
  /** Little ones in need: "sea-pup". */
  readonly smalls: readonly string[];
  /** "kind|what": the drawn kind, and what it is called here: "turtle|sea turtle". */
  readonly pals: readonly string[];
  /** What comes and makes it urgent: "name|how it begins|how it grows"; the last two are whole sentences. */
  readonly perils: readonly string[];
  readonly tools: readonly string[];
  readonly foods: readonly string[];
  /** Whole sentences: what there is to see. */
  readonly sights: readonly string[];
  /** Noun phrases: what there is to hear, and to smell. */
  readonly sounds: readonly string[];
  readonly smells: readonly string[];
  /** "like …", for anything that moves, glows or feels. */
  readonly likes: readonly string[];
  /** What is said there when something surprises: "Barnacles". */
  readonly cries: readonly string[];
  /** Noises for the very young: "Splish, splash". */
  readonly noises: readonly string[];
  /** Things to pass and greet, for the very young: "a crab in a shell". */
  readonly greets: readonly string[];
  readonly light: PictureBrief['time'];
}
