import type { AgeBand, PictureBrief, Structure, Theme, Traits } from '../contract.ts';

/** A story written by hand for the home page; its pictures are painted once and kept beside the web app. */
export interface FeaturedStory {
  readonly id: '1' | '2' | '3';
  readonly title: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  readonly theme: Theme;
  readonly moral: string;
  readonly traits: Traits;
  /** Decides what the painter leaves to chance. */
  readonly seed: string;
  readonly pages: readonly string[];
  /** Four, in the order of the story, with the names as they are told. */
  readonly briefs: readonly PictureBrief[];
}
