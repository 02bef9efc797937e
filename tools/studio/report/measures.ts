import type { AgeBand } from '../../../src/studio/age-bands.ts';
import { WORD_RANGES } from '../../../src/studio/age-bands.ts';
import { readingGrade } from '../../../src/studio/reading-grade.ts';
import {
  distinctTwo,
  duplicateShare,
  openingShare,
  repeatedShare,
  selfBleu,
  sharedSentences,
  tokensOf,
  withoutRefrains,
} from '../../../src/studio/repetition.ts';

import { countWords, sentencesOf } from '../../../src/studio/words.ts';
import { saysMoral } from './moral.ts';
import type { SampleStory } from './write-sample.ts';

/** One row of the table: the measured value, the bar, and whether the bar is met. */
export interface Measure {
  readonly name: string;
  readonly bar: string;
  readonly found: string;
  readonly holds: boolean;
}

const GRADES: Readonly<Record<AgeBand, readonly [least: number, most: number]>> = {
  '0-3': [Number.NEGATIVE_INFINITY, 2.5],
  '3-7': [Number.NEGATIVE_INFINITY, 4],
  '6-8': [0.5, 5],
  '8-12': [2, 7],
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const share = (values: readonly boolean[]): number => mean(values.map(Number));
const percentile95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(0.95 * values.length))
  ] ?? 0;
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

const textOf = (story: SampleStory): string => story.pages.map((page) => page.text).join('\n\n');

/** The quality measures of the stories of one band, in the order of the table. */
export function measuresOf(band: AgeBand, stories: readonly SampleStory[]): Measure[] {
  const texts = stories.map(textOf);
  const sentences = stories.map((story) => withoutRefrains(story.pages));
  const tokens = texts.map((text) => tokensOf(sentencesOf(text)));
  const atMost = (
    name: string,
    value: number,
    bar: number,
    say: (value: number) => string = percent,
  ): Measure => ({
    name,
    bar: `≤ ${say(bar)}`,
    found: say(value),
    holds: value <= bar,
  });
  const atLeast = (
    name: string,
    value: number,
    bar: number,
    say: (value: number) => string = percent,
  ): Measure => ({
    name,
    bar: `≥ ${say(bar)}`,
    found: say(value),
    holds: value >= bar,
  });
  const plain = (value: number): string => value.toFixed(2);
  return [
    inRange(band, texts),
    atLeast('name and pronouns right', share(stories.map(isRightlyNamed)), 1),
    graded(band, stories, texts),
    atLeast('distinct-2 of a story', mean(tokens.map(distinctTwo)), 0.4, plain),
    atMost('self-BLEU-4 across stories', selfBleu(tokens), 0.45, plain),
    atMost('sentences shared with another story', sharedSentences(sentences), 0.05),
    atMost(
      'repeated 4-grams inside a story, p95',
      percentile95(stories.map((one) => repeatedShare(one.pages))),
      0.09,
      plain,
    ),
    atMost(
      'duplicate sentences inside a story, p95',
      percentile95(stories.map((one) => duplicateShare(one.pages))),
      0.02,
    ),
    atMost(
      'most common sentence opening, p95',
      percentile95(stories.map((one) => openingShare(one.pages))),
      0.11,
    ),
    atLeast('things of the wish found', share(stories.flatMap(thingsFound)), 0.9),
    atLeast('moral’s words in the last quarter', share(stories.map(endsOnItsMoral)), 0.5),
    atMost('a bare “the moral is”', share(texts.map((text) => /the moral (?:of|is)/i.test(text))), 0),
  ];
}

function inRange(band: AgeBand, texts: readonly string[]): Measure {
  const [least, most] = WORD_RANGES[band];
  const words = texts.map(countWords);
  const within = share(words.map((count) => count >= least && count <= most));
  const found = `${percent(within)} (${Math.min(...words)}–${Math.max(...words)})`;
  return { name: 'words in range', bar: `100% (${least}–${most})`, found, holds: within === 1 };
}

function graded(band: AgeBand, stories: readonly SampleStory[], texts: readonly string[]): Measure {
  const [least, most] = GRADES[band];
  const grades = stories.map((story, index) =>
    readingGrade(texts[index] ?? '', [...story.names, story.name]),
  );
  const within = share(grades.map((grade) => grade >= least && grade <= most));
  return {
    name: 'reading grade',
    bar: `95% ${least === Number.NEGATIVE_INFINITY ? '' : `${least} to `}${least === Number.NEGATIVE_INFINITY ? `≤ ${most}` : most}`,
    found: `${percent(within)} (mean ${mean(grades).toFixed(1)})`,
    holds: within >= 0.95,
  };
}

/** Whether the child's name is on at least a third of the pages and pronouns of the other gender are rare. */
function isRightlyNamed(story: SampleStory): boolean {
  const named = story.pages.filter((page) => page.text.includes(story.name)).length;
  const text = textOf(story);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself)\b/gi);
  const he = count(/\b(?:he|him|his|himself)\b/gi);
  const right =
    story.gender === 'girl'
      ? he === 0 || she > 4 * he
      : story.gender === 'boy'
        ? she === 0 || he > 4 * she
        : true;
  return named >= story.pages.length / 3 && right && !text.includes('⟦');
}

function thingsFound(story: SampleStory): boolean[] {
  const text = `${story.title} ${textOf(story)}`.toLowerCase();
  return story.things.map((thing) => text.includes(thing.toLowerCase()));
}

function endsOnItsMoral(story: SampleStory): boolean {
  const words = textOf(story).split(/\s+/);
  return saysMoral(story.topic, words.slice(Math.floor((3 * words.length) / 4)).join(' '));
}
