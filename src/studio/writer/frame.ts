/** What a structure lends to every story told in it; each entry is a list of passages to choose from. */
export interface Frame {
  readonly open: readonly string[];
  readonly meet: readonly string[];
  readonly call: readonly string[];
  /** Why one might not go: a refusal, or a rule that will be broken. */
  readonly doubt: readonly string[];
  readonly depart: readonly string[];
  /** Somebody met on the way. */
  readonly meeting: readonly string[];
  readonly deep: readonly string[];
  readonly back: readonly string[];
  readonly close: readonly string[];
}
