import { hasPrivateDetails } from './admit/privacy.ts';
import { dangerIn } from './admit/prose/prose.ts';
import type { Commission } from './admit.ts';
import { WORD_RANGES } from './age-bands.ts';
import type { StoryPage } from './contract.ts';
import { HERO } from './contract.ts';
import { countWords } from './words.ts';

/** A problem that a check found in a story, and the page it is on. */
export interface Problem {
  readonly kind: 'shape' | 'words' | 'name' | 'pronouns' | 'duplicates' | 'page' | 'personal' | 'unsafe';
  /** Index of the page; undefined when the problem concerns the whole story. */
  readonly page?: number;
  readonly found: string;
}

/** The title and pages of a story that is to be checked. */
export interface StoryDraft {
  readonly title: string;
  readonly pages: readonly StoryPage[];
  /** A telling of the library: its pronouns come from slots and cannot be wrong, though somebody else may be spoken of more often. */
  readonly isTelling?: boolean;
}

const LONGEST_PAGE = { '0-3': 70, '3-7': 140, '6-8': 320, '8-12': 480 } as const;

/** The checks for any writer's text: shape, length, name, pronouns, personal data, unsafe words, duplicate pages. */
export function check(commission: Commission, story: StoryDraft): Problem[] {
  const { title, pages } = story;
  const text = pages.map((page) => page.text).join('\n\n');
  return [
    ...shapeOf(title, pages),
    ...lengthOf(commission, story, text),
    ...nameIn(commission, pages, text),
    ...(story.isTelling ? [] : pronounsIn(commission, text)),
    ...(hasPrivateDetails(text) ? [{ kind: 'personal', found: 'a number, link or address' } as const] : []),
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

function lengthOf(commission: Commission, { pages, isTelling }: StoryDraft, text: string): Problem[] {
  const [least, most] = WORD_RANGES[commission.ageBand];
  const words = countWords(text);
  // The placeholder counts as one word but a name may have two (Mary Jane), so each use may add one word.
  const mayBeLong = commission.heroName === HERO && (commission.hasLongName || !isTelling);
  const extraWords = mayBeLong ? text.split(HERO).length - 1 : 0;
  const longest = LONGEST_PAGE[commission.ageBand];
  const pageProblems = pages.flatMap((page, index): Problem[] => {
    const count = countWords(page.text);
    return count === 0 || count > longest ? [{ kind: 'page', page: index, found: `${count} words` }] : [];
  });
  return words < least || words + extraWords > most
    ? [{ kind: 'words', found: `${words} words` }, ...pageProblems]
    : pageProblems;
}

function nameIn(commission: Commission, pages: readonly StoryPage[], text: string): Problem[] {
  const named = pages.filter((page) => page.text.includes(commission.heroName)).length;
  const problems: Problem[] = [];
  if (named < pages.length / 3)
    problems.push({ kind: 'name', found: `on ${named} of ${pages.length} pages` });
  if (/\b(\p{Lu}\p{L}+) \1\b/u.test(text)) problems.push({ kind: 'name', found: 'a name said twice' });
  return problems;
}

/** Embedded stories use “he” and “she” for the hero only, so the more frequent pronoun must be the hero's. */
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
