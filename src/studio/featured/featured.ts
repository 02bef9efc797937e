import type { AgeBand } from '../age-bands.ts';
import type { Theme } from '../content/en/themes.ts';
import type { Structure, Traits } from '../contract.ts';
import type { PictureBrief } from '../illustrations.ts';

/** A handwritten story for the home page; its pictures are painted once and stored with the web app. */
export interface FeaturedStory {
  readonly id: '1' | '2' | '3';
  readonly title: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  readonly theme: Theme;
  readonly moral: string;
  readonly traits: Traits;
  /** Seed of the painter's random choices. */
  readonly seed: string;
  readonly pages: readonly string[];
  /** Four briefs in story order, with the real names of the characters. */
  readonly briefs: readonly PictureBrief[];
}
