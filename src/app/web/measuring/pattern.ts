import { PAGES } from '../../contract.ts';

const PATTERNS = PAGES.filter(({ path }) => path !== '*').map(({ path }) => ({
  path,
  matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The route that an address belongs to: `/story/:id` for every story. */
export function patternOf(address: string): string {
  return PATTERNS.find(({ matches }) => matches.test(address))?.path ?? '/not-found';
}
