import { z } from 'zod';
import type { AgeBand } from '../../age-bands.ts';
import { WORD_RANGES } from '../../age-bands.ts';

/** Number of pages to request; another number is accepted when the words fit. */
export const PAGES: Readonly<Record<AgeBand, number>> = { '0-3': 8, '3-7': 8, '6-8': 10, '8-12': 12 };
/** Age bands whose plan is a separate call, so that the painting can start while the pages are written. */
export const PLANS_FIRST: ReadonlySet<AgeBand> = new Set(['8-12']);
export const FEWEST_PAGES = 4;
export const MOST_PAGES = 24;

export const FEELINGS = ['happy', 'curious', 'worried', 'sad', 'surprised', 'determined', 'proud'] as const;
export const LIGHTS = ['morning', 'day', 'golden', 'dusk', 'night', 'storm'] as const;

const brief = z.object({
  scene: z.string().describe('One sentence: who does what at this moment, as a painter must see it'),
  setting: z.string().describe('Where it happens, in a few words'),
  who: z.array(z.string()).describe('Everybody in the picture, by name, the hero first'),
  feeling: z.enum(FEELINGS).describe('What the hero feels'),
  light: z.enum(LIGHTS),
  alt: z.string().describe('One plain sentence for somebody who cannot see the picture'),
  page: z.int().describe('Number of the page it stands beside, from 1'),
});

const planFields = {
  unsafe: z
    .boolean()
    .describe(
      'True only when the wish itself wants harm: sexual content, hatred, cruelty told as fun, how to hurt oneself or others, weapons, drugs or crime made attractive, or a child set against those who protect it. Hard subjects that a family lives through are never unsafe. When true, leave all else empty',
    ),
  title: z.string().describe('At most 60 characters'),
  moral: z.string().describe('The one word that the story is about, such as courage'),
  outfit: z.string().describe('What the hero wears in every picture, in at most eight words'),
  cast: z
    .array(
      z.object({
        name: z.string(),
        looks: z
          .string()
          .describe('Kind, size, colours and clothes in one clause, the same in every picture'),
      }),
    )
    .describe('Everybody beside the hero who is seen in a picture; at most three'),
  briefs: z.array(brief).min(4).max(4).describe('Opening, trouble, turning point and ending, in this order'),
};

const page = z.object({ text: z.string().describe('The whole page; paragraphs parted by an empty line') });

/** A plan and all pages in one answer; the fields for painting come first. */
export const storyShape = (band: AgeBand) =>
  z.object({ ...planFields, pages: z.array(page).min(PAGES[band]).max(PAGES[band]) });

/** A plan with an outline: a sentence for each page. */
export const planShape = (band: AgeBand) =>
  z.object({
    ...planFields,
    outline: z
      .array(z.string().describe('What happens on this page, and why'))
      .min(PAGES[band])
      .max(PAGES[band]),
  });

/** Some pages of a planned story. */
export const pagesShape = (count: number) => z.object({ pages: z.array(page).min(count).max(count) });

/** Validates a model's plan; everything but the required fields has a default. */
export const usablePlan = z.object({
  title: z.string().trim().min(1).max(120),
  moral: z.string().trim().max(80).catch('kindness'),
  outfit: z.string().trim().max(160).catch(''),
  cast: z
    .array(z.object({ name: z.string().trim().min(1).max(60), looks: z.string().trim().min(1).max(400) }))
    .catch([]),
  briefs: z
    .array(
      z.object({
        scene: z.string().trim().min(8).max(1200),
        setting: z.string().trim().max(300).catch(''),
        who: z.array(z.string()).catch([]),
        feeling: z.enum(FEELINGS).catch('curious'),
        light: z.enum(LIGHTS).catch('day'),
        alt: z.string().trim().max(400).catch(''),
        page: z.number().catch(0),
      }),
    )
    .min(4),
  outline: z.array(z.string()).catch([]),
});
export type UsablePlan = z.output<typeof usablePlan>;

/** Fewest and most words of a single page, whatever the number of pages. */
export const PAGE_WORDS: Readonly<Record<AgeBand, readonly [least: number, most: number]>> = {
  '0-3': [15, 70],
  '3-7': [39, 140],
  '6-8': [62, 320],
  '8-12': [100, 480],
};

/** Words of a page when all pages have the same length. */
export const usualWords = (band: AgeBand) => {
  const [least, most] = WORD_RANGES[band];
  return (least + most) / 2 / PAGES[band];
};
