/** A small line through a story: planted, met again when things are worst, and paid off. Its parts belong together. */
export interface Thread {
  readonly id: string;
  readonly plant: string;
  readonly turn: string;
  readonly payoff: string;
}
