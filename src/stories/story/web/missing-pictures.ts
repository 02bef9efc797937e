import type { Story } from '../contract.ts';

/** How often a story is fetched again whose missing pictures are still to come. */
export const MISSING_POLL_MS = 20_000;
/** The server paints missing pictures soon, and tries for some days; nobody keeps a page open for so long. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Whether pictures of a finished story may still come by themselves; `count` is how many of `all` are there. */
export function arePicturesComing(
  { status, createdAt }: Pick<Story, 'status' | 'createdAt'>,
  count: number,
  all = 4,
): boolean {
  if (status !== 'ready' || count >= all || createdAt === undefined) return false;
  return Date.now() - Date.parse(createdAt) < FRESH_MS;
}
