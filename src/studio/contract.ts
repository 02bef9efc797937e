/**
 * The words the studio understands: what a parent may ask for, and what comes back.
 * The studio stands on the ground: it imports nothing of the rest of the house, so that
 * it can be read, run and measured alone (`npm run studio`).
 */

export const AGE_BANDS = ['0-3', '3-7', '6-8', '8-12'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const STRUCTURES = ['classic', 'fairytale', 'hero_journey'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The eighteen popular themes, in the order in which they are offered; the first six are shown as hints. */
export const THEMES = [
  'animals',
  'space',
  'ocean',
  'magic',
  'friendship',
  'dragons',
  'robots',
  'pirates',
  'dinosaurs',
  'fairies',
  'forest',
  'castle',
  'family',
  'garden',
  'music',
  'sports',
  'cooking',
  'vehicles',
] as const;
export type Theme = (typeof THEMES)[number];

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

/** What a child wears or uses all day, as families ask for it. */
export const WEARS = ['glasses', 'hijab', 'hearing_aid', 'wheelchair'] as const;
export type Wear = (typeof WEARS)[number];

/** How a child looks, in the request's own words. Every field may be missing: the painter then chooses from the seed. */
export interface Traits {
  readonly gender?: Gender;
  /** Free words such as "Samoan" or "Irish and Tamil". Never changes the plot. */
  readonly ethnicity?: string;
  readonly country?: string;
  /** A swatch name (see `SKIN_TONES`) or free words such as "warm brown". */
  readonly skinColor?: string;
  /** A swatch name (see `HAIR_COLORS`) or free words such as "sandy blonde". */
  readonly hairColor?: string;
  readonly hairLength?: HairLength;
  readonly hairStyle?: HairStyle;
  readonly height?: Height;
  readonly build?: Build;
  /** Shown in every picture; never changes the plot. */
  readonly wears?: readonly Wear[];
}

/** The eight swatches offered for skin, lightest first; free words are matched to the nearest. */
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
/** The eight swatches offered for hair; free words are matched to the nearest. */
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

/** Words allowed in a story of each band, inclusive, counted by `countWords`. */
export const WORD_RANGES: Readonly<Record<AgeBand, readonly [min: number, max: number]>> = {
  '0-3': [200, 500],
  '3-7': [500, 800],
  '6-8': [1000, 2000],
  '8-12': [2000, 4000],
};

/** What a parent asks of the studio. */
export interface StoryRequest {
  /** The moral, worry or topic in the parent's own words: data, never instructions. */
  readonly prompt: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  /** One of `THEMES` or free words; free words are matched to the nearest theme. */
  readonly theme?: string;
  readonly traits: Traits;
  /** True when the child is the hero. */
  readonly childIsHero: boolean;
  /** The child's real name. It is used by `admit` and by `nameHero`; no writer and no model ever sees it. */
  readonly childName?: string;
  /** Decides everything that chance decides. Same request and seed: the same bytes. */
  readonly seed: string;
}

/**
 * Stands wherever the hero's name is meant, in everything that the studio returns and the database stores.
 * One word for `countWords`; a possessive is written `⟦hero⟧’s`.
 */
export const HERO = '⟦hero⟧';

/** The four moments that are painted, in the order of the story. */
export const BEATS = ['opening', 'trouble', 'turning', 'ending'] as const;
export type Beat = (typeof BEATS)[number];

export const COMPANIONS = [
  'fox',
  'rabbit',
  'owl',
  'robot',
  'dragon',
  'dog',
  'cat',
  'bear',
  'turtle',
  'bird',
] as const;
export type CompanionKind = (typeof COMPANIONS)[number];

/** Somebody in the story, described once and for good. */
export interface CharacterSpec {
  /** `HERO` for the hero. */
  readonly name: string;
  readonly role: 'hero' | 'companion' | 'other';
  /** One clause in plain words, said the same way in every brief: "a girl with brown skin and long wavy black hair". */
  readonly looks: string;
}

/** What one picture shows. Enough for the embedded painter and for an image model alike. */
export interface PictureBrief {
  readonly beat: Beat;
  readonly theme: Theme;
  /** Who is in it. The hero comes first. */
  readonly cast: readonly CharacterSpec[];
  readonly companion?: CompanionKind;
  /** Free words for where it happens ("the kitchen at night"). */
  readonly setting: string;
  /** One sentence of what is happening, with `HERO` for the name. */
  readonly action: string;
  /** What the hero feels at this moment. */
  readonly feeling: 'happy' | 'curious' | 'worried' | 'sad' | 'surprised' | 'determined' | 'proud';
  /** The light. */
  readonly time: 'morning' | 'day' | 'golden' | 'dusk' | 'night' | 'storm';
  /** For people who cannot see it; one sentence with `HERO` for the name. */
  readonly alt: string;
  /** Index of the page that the picture stands beside. */
  readonly page: number;
}

export interface StoryPage {
  readonly text: string;
  /** Sentences that come back on purpose; measures of repetition leave them out. */
  readonly refrains?: readonly string[];
}

/** What the plan stage hands on: the moral first, then everything that follows from it. */
export interface StoryPlan {
  readonly title: string;
  /** "courage", "sharing": the word the story is about. */
  readonly moral: string;
  readonly theme: Theme;
  readonly cast: readonly CharacterSpec[];
  /** Exactly four, one for each of `BEATS`. */
  readonly briefs: readonly PictureBrief[];
  /** "embedded", or the name of a model. */
  readonly plannedBy: string;
}

/** A finished text that has passed every check. */
export interface StoryText {
  readonly title: string;
  readonly pages: readonly StoryPage[];
  readonly wordCount: number;
  /** Flesch-Kincaid grade, names left out. */
  readonly readingGrade: number;
  /** "embedded", or the name of a model. */
  readonly writtenBy: string;
}

/** One painted picture. */
export interface Picture {
  /** WebP, 1024 × 1024. */
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Milliseconds it took. */
  readonly ms: number;
  readonly paintedBy: string;
}

/** Written by or painted by Storywren itself, without a model. */
export const EMBEDDED = 'embedded';

/** One call to a provider, and what it came to. */
export interface ModelCall {
  /** The same when it begins and when it has ended. */
  readonly id: string;
  readonly kind: 'text' | 'picture';
  /** "story", "plan", "pages", "picture-1" … */
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  readonly tokensIn: number;
  /** How many of `tokensIn` the provider had kept from before. */
  readonly tokensCached: number;
  readonly tokensOut: number;
  readonly pictures: number;
  /** Millionths of a US dollar; undefined when the price of the model is not known. */
  readonly costMicros: number | undefined;
  /** "begun", "ok", or what went wrong in a word. */
  readonly outcome: string;
  readonly ms: number;
}
