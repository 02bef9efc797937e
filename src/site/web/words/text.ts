/** A part of a long text: paragraphs, and lists where an entry is an array. */
export interface TextSection {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

/** A long text, with what it comes to in plain words first. */
export interface LongText {
  readonly title: string;
  /** When these words last changed, as people say it. */
  readonly changed: string;
  readonly summary: readonly string[];
  readonly sections: readonly TextSection[];
}
