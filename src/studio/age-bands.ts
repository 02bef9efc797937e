export const AGE_BANDS = ['0-3', '3-7', '6-8', '8-12'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Fewest and most words of a story in each age band, inclusive, counted by `countWords`. */
export const WORD_RANGES: Readonly<Record<AgeBand, readonly [min: number, max: number]>> = {
  '0-3': [200, 500],
  '3-7': [500, 800],
  '6-8': [1000, 2000],
  '8-12': [2000, 4000],
};
