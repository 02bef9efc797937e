import { HERO, type Traits } from '../contract.ts';
import { nameHero } from '../words.ts';
import { allTellings } from './library.ts';
import { pagesOf, planOf } from './plan.ts';

/**
 * One telling as a family would read it, with its default cast, for whoever writes or mends it. `name` is a part of its
 * path; undefined when there is none.
 */
export function showTelling(
  name: string,
  childName: string,
  traits: Traits,
  seed: string,
): string | undefined {
  const telling = allTellings().find(({ id }) => id.includes(name));
  if (!telling) return undefined;
  const { band, structure } = telling.head;
  const commission = {
    prompt: '',
    ageBand: band,
    structure,
    theme: 'ocean',
    traits,
    heroName: HERO,
    seed,
  } as const;
  const plan = planOf(telling, commission, undefined);
  const pictures = plan.briefs.map(({ page, alt }) => `Picture on page ${page + 1}: ${alt}`);
  const pages = (pagesOf(plan) ?? []).map(({ text }, index) => `${index + 1}\n${text}`);
  return nameHero([plan.title, ...pages, pictures.join('\n')].join('\n\n'), childName);
}
