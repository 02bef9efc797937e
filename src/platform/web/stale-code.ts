/** How many optional chunks are loading; the page works without them. */
let optionalLoads = 0;
const TIMEOUT_MS = 10_000;
let reloading = false;

/** True once the page is reloading for a new release; errors are not reported any more. */
export function isReloading(): boolean {
  return reloading;
}

/** Reloads the page when a chunk is missing, which happens after a release. A second failure within ten seconds is a real one. */
export function reloadForNewRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would lose the page.
    if (optionalLoads > 0 || !navigator.onLine) return;
    const reloadedAt = Number(sessionStorage.getItem('reloaded-at') ?? 0);
    if (Date.now() - reloadedAt < TIMEOUT_MS) return;
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    event.preventDefault();
    reloading = true;
    location.reload();
  });
}

/**
 * Runs something that loads an optional chunk. When the chunk is missing the error is thrown to the caller and the page is
 * not reloaded, so that a reader does not lose their place.
 */
export async function withoutReload<T>(run: () => Promise<T>): Promise<T> {
  optionalLoads += 1;
  try {
    return await run();
  } finally {
    optionalLoads -= 1;
  }
}
