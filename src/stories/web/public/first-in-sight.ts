/** What lies nearer to the upper edge than this, in pixels, has been read. */
const READ = 64;

/** Index of the first place of which something is in sight, or lies below it; 0 when all have been passed. */
export function firstInSight(places: readonly { readonly bottom: number }[]): number {
  return Math.max(
    0,
    places.findIndex(({ bottom }) => bottom > READ),
  );
}
