import { check } from '../../../src/studio/check.ts';
import { readingGrade } from '../../../src/studio/reading-grade.ts';
import { NOTHING_UNDERSTOOD } from '../../../src/studio/understanding/types.ts';
import { nameHero, sentencesOf, wordsOf } from '../../../src/studio/words.ts';
import type { MadeStory } from './made-story.ts';

/** The reading grades that most stories of a band are to have. */
export const GRADES = { '0-3': [-4, 2.5], '3-7': [-4, 4], '6-8': [1, 5], '8-12': [3.5, 7] } as const;

/** Words in range, the child’s name on the pages, nothing unsafe: all that `check` looks at. */
export const isSound = ({ commission, plan, pages }: MadeStory): boolean =>
  check(commission, { title: plan.title, pages, isTelling: true }).length === 0;

/** Whether the reading grade, names excluded, is that of the band. */
export function isOfGrade({ commission, plan, pages }: MadeStory): boolean {
  const text = pages.map((page) => page.text).join('\n\n');
  const grade = readingGrade(
    text,
    plan.cast.map(({ name }) => name).filter((name) => !name.startsWith('the ')),
  );
  const [least, most] = GRADES[commission.ageBand];
  return grade >= least && grade <= most;
}

/** On how many pages one of the words stands. */
const pagesWith = ({ pages }: MadeStory, words: readonly string[]): number =>
  pages.filter(({ text }) => words.some((word) => new RegExp(`\\b${word}`, 'i').test(text))).length;

const LEAST_PAGES = 3;

/**
 * Whether whom and what the prompt is about first is on three pages or more and in a picture; undefined for a prompt that
 * names nobody and nothing.
 */
export function hasTheFirst(made: MadeStory): boolean | undefined {
  const { people, pets, thing } = made.commission.understanding ?? NOTHING_UNDERSTOOD;
  const [person] = people.filter(({ role }) => role !== 'bystander');
  const [pet] = pets;
  const named = [person, pet, thing && { name: thing.noun }].flatMap((one) => {
    if (!one) return [];
    const words = [
      one.name,
      'relation' in one ? one.relation : undefined,
      'kind' in one ? one.kind : undefined,
    ];
    return [words.flatMap((word) => (word ? [wordsOf(word).at(-1) ?? word] : []))];
  });
  if (named.length === 0) return undefined;
  const alts = made.plan.briefs.map(({ alt }) => alt).join(' ');
  return named.every(
    (words) =>
      pagesWith(made, words) >= LEAST_PAGES && words.some((word) => new RegExp(`\\b${word}`, 'i').test(alts)),
  );
}

/** The parent’s own words that stand in the slots of the telling. */
export function clausesIn({ plan, commission }: MadeStory): string[] {
  const { trouble, act, event, place } = commission.understanding?.clauses ?? {};
  const given = { trouble, act: act?.inf, event, place };
  return Object.entries(given).flatMap(([name, words]) => {
    const slot = plan.casting?.[name];
    const stands = slot?.inf ?? slot?.self;
    return words !== undefined && stands?.replace(/\.$/, '') === words ? [words] : [];
  });
}

/** The share of sentences that an earlier story of the family had; sentences of three words and fewer are anybody’s. */
export function repeatedShare(stories: readonly MadeStory[]): number {
  const earlier = new Set<string>();
  let repeated = 0;
  let all = 0;
  for (const { pages, childName } of stories) {
    const own = pages
      .flatMap(({ text }) => sentencesOf(nameHero(text, childName)))
      .filter((sentence) => wordsOf(sentence).length > 3);
    all += own.length;
    repeated += own.filter((sentence) => earlier.has(sentence)).length;
    for (const sentence of own) earlier.add(sentence);
  }
  return all === 0 ? 0 : repeated / all;
}
