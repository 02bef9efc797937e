/**
 * What a program can judge of the embedded storyteller: `npm run studio:report [SET]`. SET is a labelled set of prompts
 * (`unseen`) or a JSON file of prompts. Each prompt is made into a story once in each band; readers judge the rest (docs/reading.md).
 */
import { AGE_BANDS, type AgeBand } from '../../../src/studio/age-bands.ts';
import { tellingOf } from '../../../src/studio/tellings/library.ts';
import { type MadeStory, makeStory, promptsOf } from './made-story.ts';
import { clausesIn, hasTheFirst, isOfGrade, isSound, repeatedShare } from './measures.ts';

const prompts = promptsOf(process.argv[2] ?? 'unseen');
const FAMILY = 12;

const made = new Map<AgeBand, (MadeStory | undefined)[]>(
  AGE_BANDS.map((band) => [
    band,
    prompts.map((prompt, index) => makeStory({ prompt, band, seed: `report-${index}` })),
  ]),
);

const share = (right: number, of: number): string =>
  of === 0 ? '–' : `${((100 * right) / of).toFixed(0)} % of ${of}`;
const counted = (stories: readonly MadeStory[], holds: (story: MadeStory) => boolean | undefined): string => {
  const judged = stories.map(holds).filter((one) => one !== undefined);
  return share(judged.filter(Boolean).length, judged.length);
};
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const shapeFits = ({ plan, commission }: MadeStory): boolean =>
  tellingOf(plan.telling ?? '')?.head.shape === commission.understanding?.shape;

/** Twelve stories of one family, one after the other, each with what it has had. */
function familyOf(band: AgeBand): MadeStory[] {
  const stories: MadeStory[] = [];
  for (const [index, prompt] of prompts.slice(0, FAMILY).entries()) {
    const had = stories.flatMap(({ plan }) => plan.telling ?? []);
    const story = makeStory({ prompt, band, seed: `family-${index}`, had });
    if (story) stories.push(story);
  }
  return stories;
}

const ROWS: readonly (readonly [
  name: string,
  of: (band: AgeBand, stories: readonly MadeStory[]) => string,
])[] = [
  ['made', (band, stories) => share(stories.length, made.get(band)?.length ?? 0)],
  ['of the shape that was understood', (_, stories) => counted(stories, shapeFits)],
  ['words in range, name, nothing unsafe', (_, stories) => counted(stories, isSound)],
  ['reading grade of the band', (_, stories) => counted(stories, isOfGrade)],
  [
    'whom and what it is about, on three pages and in a picture',
    (_, stories) => counted(stories, hasTheFirst),
  ],
  ['a clause of the parent’s used', (_, stories) => counted(stories, (story) => clausesIn(story).length > 0)],
  [
    'twelve stories of a family: sentences heard before',
    (band) => `${(100 * repeatedShare(familyOf(band))).toFixed(1)} %`,
  ],
  [
    'twelve stories of a family: different tellings',
    (band) => `${new Set(familyOf(band).map(({ plan }) => plan.telling)).size} of ${familyOf(band).length}`,
  ],
  ['ms to plan and write, median', (_, stories) => median(stories.map(({ ms }) => ms)).toFixed(1)],
];

console.log(
  `| ${prompts.length} prompts | ${AGE_BANDS.join(' | ')} |\n|---|${AGE_BANDS.map(() => '---|').join('')}`,
);
for (const [name, of] of ROWS) {
  const cells = AGE_BANDS.map((band) =>
    of(
      band,
      (made.get(band) ?? []).filter((story) => story !== undefined),
    ),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
