/** Whatever ends above this distance from the upper edge, in pixels, has been read. */
const READ = 64;

/** Index of the first place that is in view or below it; 0 when all have been passed. */
export function firstInSight(places: readonly { readonly bottom: number }[]): number {
  return Math.max(
    0,
    places.findIndex(({ bottom }) => bottom > READ),
  );
}
