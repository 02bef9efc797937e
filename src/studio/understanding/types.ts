/**
 * What a parent’s prompt says, as data. Plain values, so that it can be sent, corrected and given to a writer.
 * The child’s name never appears in it: `HERO` stands in its place.
 */

/** The sixteen kinds of story that any prompt can be told as. */
export const SHAPES = [
  'two-want-one',
  'wont',
  'lost-someone',
  'away-or-ill',
  'cant-yet',
  'left-out',
  'did-wrong-and-hid-it',
  'teased',
  'new-thing-coming',
  'cross',
  'afraid',
  'grown-ups-change',
  'caring-for-a-creature',
  'letting-go',
  'pure-joy',
  'fantastic-premise',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What somebody does in the story, or what happened to them. */
export const ROLES = [
  /** Wants the same, is new, is a friend: another child on the child’s level. */
  'other',
  /** Died, is ill, is away or is leaving. Never comforts and never speaks as if present. */
  'affected',
  'harmed',
  'didHarm',
  /** At home and well: may comfort. */
  'comforter',
  'bystander',
] as const;
export type Role = (typeof ROLES)[number];

export const PRONOUNS = ['she', 'he', 'they'] as const;
export type Pronouns = (typeof PRONOUNS)[number];

/** Somebody in the prompt besides the child. */
export interface Person {
  /** What they are to the child, in lower case and without a possessive: “twin sister”, “nana”, “best friend”, “teacher”. */
  readonly relation: string;
  /** The word of the prompt where it is another: “husband” of a dad. */
  readonly wording?: string;
  /** As the prompt writes it. */
  readonly name?: string;
  /** Unknown where the prompt does not say. */
  readonly pronouns?: Pronouns;
  /** How many: 1, or 2 and more for “two dads”, “the other kids”. */
  readonly count: number;
  readonly role: Role;
  readonly isGrownUp: boolean;
}

export interface Pet {
  /** “dog”, “guinea pig”. */
  readonly kind: string;
  readonly name?: string;
  readonly pronouns?: Pronouns;
  readonly role: Role;
}

/** The thing that matters in the prompt. */
export interface Thing {
  /** Singular, without article or colour: “scooter”, “violin”. */
  readonly noun: string;
  readonly colour?: string;
  readonly isPlural?: boolean;
  /** “homework”, “broccoli”: no article, no plural. */
  readonly isMass?: boolean;
}

/** A verb phrase in the forms that a sentence may need. */
export interface Act {
  /** “ride a bike”, after “could” and “to”. */
  readonly inf: string;
  /** “rode a bike”, after a name. */
  readonly past: string;
  /** “riding a bike”. */
  readonly ing: string;
}

/** The parent’s own words, turned into the story’s person and tense. Each only when read with certainty. */
export interface Clauses {
  /**
   * A whole sentence in the past about what is wrong, without its full stop: “{hero} kept falling off {hero.their} bike”.
   * The hero stands as `{hero}`, `{hero.they}`, `{hero.them}`, `{hero.their}`, `{hero.themselves}`, capital in `{hero.They}`.
   */
  readonly trouble?: string;
  /** What the child does, cannot do or will not do. */
  readonly act?: Act;
  /** A noun phrase without an article: “sleepover”, “swimming carnival”. */
  readonly event?: string;
  /** With its preposition left out: “the footbridge”, “Grandma’s house”. */
  readonly place?: string;
}

/** A situation with how sure the reading is, from 0 to 1. */
export interface Likelihood {
  readonly situation: string;
  readonly confidence: number;
}

export const TONES = ['funny', 'tender', 'joyful', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** Everything that was read from a prompt. What is missing was not said, and is never guessed. */
export interface Understanding {
  /** The id of the likeliest situation of `situations.ts`; undefined where nothing fits. */
  readonly situation?: string;
  readonly shape?: Shape;
  readonly confidence: number;
  /** The four next likely. */
  readonly others: readonly Likelihood[];
  /** The one the prompt is about first. */
  readonly people: readonly Person[];
  readonly pets: readonly Pet[];
  readonly thing?: Thing;
  readonly feeling?: string;
  /** What the child loves, as the prompt names it. */
  readonly favourites: readonly string[];
  /** The child’s pronouns where the prompt shows them and the form leaves them open. */
  readonly pronouns?: Pronouns;
  readonly tone: Tone;
  readonly clauses: Clauses;
  /** What a careful writer would have to ask: “who died”, “who did it”. */
  readonly unknown: readonly string[];
}

/** Of a prompt that says nothing that can be used. */
export const NOTHING_UNDERSTOOD: Understanding = {
  confidence: 0,
  others: [],
  people: [],
  pets: [],
  favourites: [],
  tone: 'plain',
  clauses: {},
  unknown: [],
};
