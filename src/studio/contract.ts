import type { AgeBand } from './age-bands.ts';
import { THEME_LENSES, type Theme } from './content/en/themes.ts';
import type { CharacterSpec, PictureBrief } from './illustrations.ts';
import type { Corrections } from './understanding/parent/corrections.ts';

/**
 * The types of the studio: what a story request may contain, and what the studio returns. The studio imports nothing
 * from the rest of the app, so that it can be run and measured alone (`npm run studio`).
 */

export const STRUCTURES = ['classic', 'fairytale', 'hero_journey'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The ids of all themes, in the order in which they are offered; the first six are shown as suggestions. */
export const THEMES: readonly Theme[] = THEME_LENSES.map(({ id }) => id);

export const GENDERS = ['girl', 'boy'] as const;
export type Gender = (typeof GENDERS)[number];

export const HAIR_LENGTHS = ['short', 'medium', 'long'] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];
export const HAIR_STYLES = ['curly', 'straight', 'wavy'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];
export const HEIGHTS = ['short', 'average', 'tall'] as const;
export type Height = (typeof HEIGHTS)[number];
export const BUILDS = ['slim', 'average', 'sturdy'] as const;
export type Build = (typeof BUILDS)[number];

/** What a child wears or uses all day. */
export const WEARS = ['glasses', 'hijab', 'hearing_aid', 'wheelchair'] as const;
export type Wear = (typeof WEARS)[number];

/** How a child looks. All fields are optional; the painter chooses missing ones from the seed. */
export interface Traits {
  readonly gender?: Gender;
  /** Free text such as "Samoan" or "Irish and Tamil". Never changes the plot. */
  readonly ethnicity?: string;
  readonly country?: string;
  /** A swatch name (see `SKIN_TONES`) or free text such as "warm brown". */
  readonly skinColor?: string;
  /** A swatch name (see `HAIR_COLORS`) or free text such as "sandy blonde". */
  readonly hairColor?: string;
  readonly hairLength?: HairLength;
  readonly hairStyle?: HairStyle;
  readonly height?: Height;
  readonly build?: Build;
  /** Shown in every picture; never changes the plot. */
  readonly wears?: readonly Wear[];
}

/** The eight swatches offered for skin, lightest first; free text is matched to the nearest. */
export const SKIN_TONES = [
  'Porcelain',
  'Fair',
  'Peach',
  'Olive',
  'Tan',
  'Brown',
  'Deep brown',
  'Ebony',
] as const;
/** The eight swatches offered for hair; free text is matched to the nearest. */
export const HAIR_COLORS = [
  'Black',
  'Dark brown',
  'Brown',
  'Light brown',
  'Blonde',
  'Red',
  'Auburn',
  'Grey',
] as const;

/** A parent's request for a story. */
export interface StoryRequest {
  /** The moral, worry or topic in the parent's own words: data, never instructions. */
  readonly prompt: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  /** One of `THEMES` or free text, which is matched to the nearest theme. */
  readonly theme?: string;
  readonly traits: Traits;
  /** True when the child is the hero. */
  readonly childIsHero: boolean;
  /** The child's real name. It is used by `admit` and by `nameHero`; no writer and no model ever sees it. */
  readonly childName?: string;
  /** What the parent changed of what was understood of the prompt. */
  readonly corrections?: Corrections;
  /** Seed of all random choices: the same request and seed give the same bytes. */
  readonly seed: string;
  /** Ids of tellings that this family has had. */
  readonly had?: readonly string[];
  /** The id of the telling that is wanted, whatever the prompt says. */
  readonly telling?: string;
}

/**
 * Placeholder for the hero's name in everything that the studio returns and the database stores.
 * `countWords` counts it as one word; the possessive is `⟦hero⟧’s`.
 */
export const HERO = '⟦hero⟧';

export interface StoryPage {
  readonly text: string;
}

/** What stands in every slot of a telling, by root and key: `{other.their}` is `casting.other.their`. */
export type Casting = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The result of planning, before any page is written. */
export interface StoryPlan {
  readonly title: string;
  /** The subject in a word: "courage", "sharing". */
  readonly moral: string;
  readonly theme: Theme;
  readonly cast: readonly CharacterSpec[];
  /** Exactly four, one for each of `BEATS`. */
  readonly briefs: readonly PictureBrief[];
  /** "embedded", or the name of a model. */
  readonly plannedBy: string;
  /** The id of the telling, where the story is one of the library. */
  readonly telling?: string;
  /** What stands in its slots. */
  readonly casting?: Casting;
}

/** A finished text that has passed every check. */
export interface StoryText {
  readonly title: string;
  readonly pages: readonly StoryPage[];
  readonly wordCount: number;
  /** Flesch-Kincaid grade, ignoring names. */
  readonly readingGrade: number;
  /** "embedded", or the name of a model. */
  readonly writtenBy: string;
}

/** The value of `plannedBy`, `writtenBy` and `paintedBy` for work done without a model. */
export const EMBEDDED = 'embedded';

/** One call to a provider and its outcome. */
export interface ModelCall {
  /** The same id when the call starts and when it has ended. */
  readonly id: string;
  readonly kind: 'text' | 'picture';
  /** "story", "plan", "pages", "picture-1" … */
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  readonly tokensIn: number;
  /** How many of `tokensIn` the provider had cached. */
  readonly tokensCached: number;
  readonly tokensOut: number;
  readonly pictures: number;
  /** In millionths of a US dollar; undefined when the price of the model is unknown. */
  readonly costMicros: number | undefined;
  /** "begun", "ok", or the kind of failure. */
  readonly outcome: string;
  readonly ms: number;
}
