/** Reasons for which a prompt or a page is refused. */
export type Danger =
  | 'selfharm'
  | 'sexual'
  | 'violence'
  | 'hate'
  | 'drugs'
  | 'weapons'
  | 'dares'
  | 'crime'
  | 'secrets'
  | 'health'
  | 'politics'
  | 'defamation'
  | 'rude'
  | 'steering'
  /** What is usually harmful, though no rule says what it is. */
  | 'unfit'
  | 'nostory';
