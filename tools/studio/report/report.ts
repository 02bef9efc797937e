/**
 * The quality report of the storyteller: `npm run studio:report [stories per band] [--write]`. Prints the measures of
 * every band with pass or fail, and three whole stories; `--write` writes them into docs/studio-report.md. Exits with 1
 * when a measure fails.
 */
import { writeFileSync } from 'node:fs';
import type { AgeBand } from '../../../src/studio/age-bands.ts';
import { AGE_BANDS } from '../../../src/studio/age-bands.ts';
import { STRUCTURES } from '../../../src/studio/contract.ts';
import { randomFrom } from '../../../src/studio/random.ts';
import type { Measure } from './measures.ts';
import { measuresOf } from './measures.ts';
import type { SampleStory } from './write-sample.ts';
import { writeSample } from './write-sample.ts';

const STORIES = 200;
const QUOTED = 3;
const FILE = new URL('../../../docs/studio-report.md', import.meta.url);

const count = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? STORIES);
const samples = new Map(
  AGE_BANDS.map((band) => [band, Array.from({ length: count }, (_, index) => writeSample(band, index))]),
);
const measured = new Map(AGE_BANDS.map((band) => [band, measuresOf(band, samples.get(band) ?? [])]));

const table = [
  `| measure | ${AGE_BANDS.map((band) => `${band}`).join(' | ')} |`,
  `|---|${AGE_BANDS.map(() => '---|').join('')}`,
  ...(measured.get('0-3') ?? []).map((row, index) => line(row.name, (band) => measured.get(band)?.[index])),
].join('\n');

function line(name: string, of: (band: AgeBand) => Measure | undefined): string {
  const cells = AGE_BANDS.map((band) => {
    const found = of(band);
    return found === undefined
      ? ''
      : `${found.found}, bar ${found.bar}: ${found.holds ? 'pass' : '**falls short**'}`;
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Three of twelve stories, one for each band and structure, drawn by a fixed seed. */
function quoted(): SampleStory[] {
  const twelve = AGE_BANDS.flatMap((band) =>
    STRUCTURES.flatMap(
      (structure) => (samples.get(band) ?? []).find((story) => story.structure === structure) ?? [],
    ),
  );
  return randomFrom('three stories of twelve').shuffle(twelve).slice(0, QUOTED);
}

const stories = quoted().map((story) =>
  [
    `### ${story.title}`,
    `*${story.band}, ${story.structure.replace('_', ' ')}. The wish: “${story.prompt}”*`,
    ...story.pages.map((page) => page.text),
  ].join('\n\n'),
);

const report = `# What the storyteller reaches

\`npm run studio:report -- ${count} --write\` writes this page: ${count} stories a band from ${'`tools/studio/report/prompts.ts`'}, which
no test uses and no sentence was written for. Self-BLEU-4 compares each story with all the others of its band.

${table}

## Three stories of twelve

There is one story for each band and structure; a fixed seed drew these three.

${stories.join('\n\n')}
`;

process.stdout.write(process.argv.includes('--write') ? `${table}\n` : report);
if (process.argv.includes('--write')) writeFileSync(FILE, report);
if ([...measured.values()].flat().some((row) => !row.holds)) process.exitCode = 1;
