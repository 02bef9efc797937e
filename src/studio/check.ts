import { dangerIn } from './admit/danger.ts';
import { holdsPrivateDetails } from './admit/privacy.ts';
import type { Commission } from './admit.ts';
import type { StoryPage } from './contract.ts';
import { HERO, WORD_RANGES } from './contract.ts';
import { countWords } from './words.ts';

/** What is wrong with a story, and where. */
export interface Problem {
  readonly kind:
    | 'shape'
    | 'words'
    | 'grade'
    | 'name'
    | 'pronouns'
    | 'duplicates'
    | 'repetition'
    | 'openings'
    | 'page'
    | 'personal'
    | 'unsafe';
  /** The page it is about; missing when it is about the whole story. */
  readonly page?: number;
  readonly found: string;
}

/** A text as far as it is told. */
export interface Told {
  readonly title: string;
  readonly pages: readonly StoryPage[];
}

const LONGEST_PAGE = { '0-3': 70, '3-7': 140, '6-8': 320, '8-12': 480 } as const;

/** What rejects any writer's text: shape, length, name, pronouns, personal data, unsafe words, a page told twice. */
export function check(commission: Commission, story: Told): Problem[] {
  const { title, pages } = story;
  const text = pages.map((page) => page.text).join('\n\n');
  return [
    ...shapeOf(title, pages),
    ...lengthOf(commission, pages, text),
    ...nameIn(commission, pages, text),
    ...pronounsIn(commission, text),
    ...(holdsPrivateDetails(text) ? [{ kind: 'personal', found: 'a number, link or address' } as const] : []),
    ...unsafeIn(text),
  ];
}

function shapeOf(title: string, pages: readonly StoryPage[]): Problem[] {
  const problems: Problem[] = [];
  if (pages.length < 4) problems.push({ kind: 'shape', found: `${pages.length} pages` });
  if (title.trim() === '' || title.length > 120) problems.push({ kind: 'shape', found: `title “${title}”` });
  pages.forEach((page, index) => {
    if (/[{}[\]|<>]|undefined|\bnull\b/.test(page.text))
      problems.push({ kind: 'shape', page: index, found: 'notation' });
    if (pages.findIndex((other) => other.text === page.text) < index)
      problems.push({ kind: 'duplicates', page: index, found: 'same page' });
  });
  return problems;
}

function lengthOf(commission: Commission, pages: readonly StoryPage[], text: string): Problem[] {
  const [least, most] = WORD_RANGES[commission.ageBand];
  const words = countWords(text);
  // The placeholder is one word, but a name may be two: Mary Jane must fit in as well.
  const longer = commission.heroName === HERO ? text.split(HERO).length - 1 : 0;
  const longest = LONGEST_PAGE[commission.ageBand];
  const long = pages.flatMap((page, index): Problem[] => {
    const count = countWords(page.text);
    return count === 0 || count > longest ? [{ kind: 'page', page: index, found: `${count} words` }] : [];
  });
  return words < least || words + longer > most
    ? [{ kind: 'words', found: `${words} words` }, ...long]
    : long;
}

function nameIn(commission: Commission, pages: readonly StoryPage[], text: string): Problem[] {
  const named = pages.filter((page) => page.text.includes(commission.heroName)).length;
  const problems: Problem[] = [];
  if (named < pages.length / 3)
    problems.push({ kind: 'name', found: `on ${named} of ${pages.length} pages` });
  if (/\b(\p{Lu}\p{L}+) \1\b/u.test(text)) problems.push({ kind: 'name', found: 'a name said twice' });
  return problems;
}

/** No other person of the embedded stories is called he or she, so that the hero's pronoun is never in doubt. */
function pronounsIn(commission: Commission, text: string): Problem[] {
  const { gender } = commission.traits;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself)\b/gi);
  const he = count(/\b(?:he|him|his|himself)\b/gi);
  const wrong = gender === 'girl' ? he > she : gender === 'boy' ? she > he : false;
  return wrong ? [{ kind: 'pronouns', found: `she ${she}, he ${he}` }] : [];
}

function unsafeIn(text: string): Problem[] {
  const danger = dangerIn(text);
  return danger === undefined ? [] : [{ kind: 'unsafe', found: danger }];
}
