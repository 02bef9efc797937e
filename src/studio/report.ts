import type { AgeBand } from './contract.ts';
import { AGE_BANDS, WORD_RANGES } from './contract.ts';
import type { Sample } from './fixtures/stories.ts';
import { samplesOf } from './fixtures/stories.ts';
import { readingGrade } from './grade.ts';
import {
  distinctTwo,
  duplicateShare,
  openingShare,
  repeatedShare,
  selfBleu,
  sharedSentences,
  tokensOf,
  withoutRefrains,
} from './measure.ts';
import { countWords, sentencesOf } from './words.ts';

const STORIES = Number(process.argv[2] ?? 200);
const TOKENS_COMPARED = 50_000;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(share * values.length))
  ] ?? 0;
const textOf = (sample: Sample): string => sample.pages.map((page) => page.text).join('\n\n');

/** One row of the table for a band of stories. */
function rowFor(band: AgeBand): Record<string, string> {
  const samples = samplesOf(band, STORIES);
  const texts = samples.map(textOf);
  const sentences = samples.map((sample) => withoutRefrains(sample.pages));
  const tokens = texts.map((text) => tokensOf(sentencesOf(text)));
  const words = texts.map(countWords);
  const grades = samples.map((sample, index) =>
    readingGrade(
      texts[index] ?? '',
      sample.plan.cast.map((one) => one.name),
    ),
  );
  const [least, most] = WORD_RANGES[band];
  const found = samples.flatMap((sample, index) => {
    const text = `${sample.plan.title} ${texts[index]}`.toLowerCase();
    return sample.wish.things.map((thing) => text.includes(thing.toLowerCase()));
  });
  const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
  return {
    'words min/mean/max': `${Math.min(...words)}/${mean(words).toFixed(0)}/${Math.max(...words)}`,
    'in range': percent(words.filter((count) => count >= least && count <= most).length / words.length),
    'grade p2.5/mean/p97.5': [quantile(grades, 0.025), mean(grades), quantile(grades, 0.975)]
      .map((grade) => grade.toFixed(1))
      .join('/'),
    'distinct-2 of a story': mean(tokens.map(distinctTwo)).toFixed(2),
    [`distinct-2 of ${TOKENS_COMPARED} words`]: distinctTwo(tokens.flat().slice(0, TOKENS_COMPARED)).toFixed(
      2,
    ),
    'self-BLEU-4, all': selfBleu(tokens).toFixed(2),
    'self-BLEU-4, 20': selfBleu(tokens.slice(0, 20)).toFixed(2),
    'shared sentences': percent(sharedSentences(sentences)),
    'repeated 4-grams p95': quantile(
      samples.map((sample) => repeatedShare(sample.pages)),
      0.95,
    ).toFixed(3),
    'duplicate sentences p95': percent(
      quantile(
        samples.map((sample) => duplicateShare(sample.pages)),
        0.95,
      ),
    ),
    'common opening mean/p95': `${percent(mean(samples.map((sample) => openingShare(sample.pages))))} / ${percent(
      quantile(
        samples.map((sample) => openingShare(sample.pages)),
        0.95,
      ),
    )}`,
    'things found': percent(found.filter(Boolean).length / found.length),
    'second tries': percent(
      samples.filter((sample) => !sample.plan.state.key.endsWith('|0')).length / samples.length,
    ),
  };
}

const rows = AGE_BANDS.map((band) => [band, rowFor(band)] as const);
const measures = Object.keys(rows[0]?.[1] ?? {});
const lines = [
  ['measure', ...AGE_BANDS],
  ...measures.map((measure) => [measure, ...rows.map(([, row]) => row[measure] ?? '')]),
].map((cells) => cells.map((cell, index) => cell.padEnd(index === 0 ? 28 : 22)).join(''));
process.stdout.write(`${STORIES} stories a band\n${lines.join('\n')}\n`);
