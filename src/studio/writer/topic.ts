import type { TopicId } from '../reading/topic.ts';

/** The beats that carry a moral, each caused by the one before it. Every list holds passages to choose from. */
export interface Topic {
  readonly id: TopicId;
  /** The word the story is about: "sharing". */
  readonly moral: string;
  readonly titles: readonly string[];
  /** Things of this topic's own, chosen once a story; a wish may fill them instead. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  /** At home: the flaw or the hurt is seen. */
  readonly flaw: readonly string[];
  readonly want: readonly string[];
  readonly tempt: readonly string[];
  readonly wrong: readonly string[];
  /** What it costs; it ends with the carried thing gone to the deep place. */
  readonly cost: readonly string[];
  readonly low: readonly string[];
  readonly insight: readonly string[];
  /** In the deep place: the same choice again, and harder. */
  readonly test: readonly string[];
  readonly act: readonly string[];
  readonly reward: readonly string[];
  /** At home again: the first trouble, met in the new way. */
  readonly home: readonly string[];
  readonly tiny: Tiny;
}

/** The same story for the very young. `cry` and `song` come back. */
export interface Tiny {
  readonly start: readonly string[];
  readonly cry: readonly string[];
  readonly wrong: readonly string[];
  readonly sad: readonly string[];
  readonly help: readonly string[];
  readonly song: readonly string[];
  readonly act: readonly string[];
  readonly good: readonly string[];
}
