import { NO_PAGE } from '../../client-error-contract.ts';
import { PAGES } from '../../contract.ts';

const PATTERNS = PAGES.filter(({ path }) => path !== '*').map(({ path }) => ({
  path,
  matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The route pattern of a path: `/story/:id` for every story. */
export function patternOf(path: string): string {
  return PATTERNS.find(({ matches }) => matches.test(path))?.path ?? NO_PAGE;
}
