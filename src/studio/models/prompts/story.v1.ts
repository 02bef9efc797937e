import { looksOf } from '../../admit/described-looks.ts';
import type { Commission } from '../../admit.ts';
import { WORD_RANGES } from '../../age-bands.ts';
import { HERO } from '../../contract.ts';
import { pronounsOf } from '../../tellings/plan.ts';
import { PAGES } from '../writing/shape.ts';
import { BAND_V1, STRUCTURE_V1 } from './band.v1.ts';
import { factsV1 } from './facts.v1.ts';

/** "500-800 words" */
export const lengthOf = ([least, most]: readonly [number, number]) => `${least}-${most} words`;

/**
 * The facts that every prompt for a story contains: hero, age band, length, structure, what was understood, and the parent's
 * prompt as quoted data. `heroName` is a stand-in; the child's own name is not available here.
 */
export function storyFactsV1(commission: Commission, heroName: string): string {
  const { ageBand, structure, theme, traits, prompt, understanding } = commission;
  return [
    `Hero name: ${heroName}`,
    `The hero: ${looksOf(traits)}. ${PRONOUN_V1[pronounsOf(commission)]}`,
    BAND_V1[ageBand],
    `Length: ${lengthOf(WORD_RANGES[ageBand])} in all, on ${PAGES[ageBand]} pages of about the same length.`,
    STRUCTURE_V1[structure],
    `World: ${theme}.`,
    ...(understanding ? factsV1(understanding, heroName) : []),
    `<wish>${prompt.replaceAll(HERO, heroName)}</wish>`,
  ].join('\n');
}

/** The prompt for a whole story, plan and pages in one answer. */
export const storyPromptV1 = (commission: Commission, heroName: string) =>
  `${storyFactsV1(commission, heroName)}\n\nPlan this story, then write it. Use the hero’s name at least once on every page. Stay inside ${lengthOf(WORD_RANGES[commission.ageBand])}.`;

/** The prompt for a plan without pages. */
export const planPromptV1 = (commission: Commission, heroName: string) =>
  `${storyFactsV1(commission, heroName)}\n\nPlan this story and its four pictures. Do not write the pages yet: say in a sentence each what happens on them.`;

const PRONOUN_V1 = {
  she: 'Call the hero she and her.',
  he: 'Call the hero he and him.',
  they: 'Do not give the hero’s gender away: use the hero’s name or “they”.',
} as const;
