/** How many are loading something extra now, without which the page stands as it is. */
let extras = 0;
const PATIENCE_MS = 10_000;

/** After a new release the old chunks are gone. One reload brings the new ones; a second failure is a real one. */
export function reloadForNewRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    if (extras > 0) return;
    const reloadedAt = Number(sessionStorage.getItem('reloaded-at') ?? 0);
    if (Date.now() - reloadedAt < PATIENCE_MS) return;
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/**
 * Runs something that loads code of its own. When that is missing the page is not loaded anew: the failure comes back
 * to the caller, and whoever reads keeps their place.
 */
export async function withoutReload<T>(run: () => Promise<T>): Promise<T> {
  extras += 1;
  try {
    return await run();
  } finally {
    extras -= 1;
  }
}
