/** A section of a long text: paragraphs, and lists where an entry is an array. */
export interface TextSection {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

/** A long text with a summary in plain words. */
export interface LongText {
  readonly title: string;
  /** When the text last changed, as a month and year. */
  readonly changed: string;
  readonly summary: readonly string[];
  readonly sections: readonly TextSection[];
}
