import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Commission } from './admit.ts';
import { admit } from './admit.ts';
import type { AgeBand, Gender, HairLength, HairStyle, StoryRequest, Structure, Wear } from './contract.ts';
import { AGE_BANDS, GENDERS, HAIR_LENGTHS, HAIR_STYLES, HERO, STRUCTURES, WEARS } from './contract.ts';
import { readingGrade } from './grade.ts';
import { createPainter } from './painter/painter.ts';
import { countWords, nameHero } from './words.ts';
import { planStory } from './writer/plan.ts';
import type { EmbeddedPlan } from './writer/state.ts';
import { writeStory } from './writer/write.ts';

const USAGE = `Usage: npm run studio -- --age 3-7 --prompt "Learning to share" --out ./out
  [--name Mia] [--gender girl|boy] [--structure classic|fairytale|hero_journey] [--theme ocean]
  [--skin Tan] [--hair Black] [--hair-style curly] [--hair-length long] [--ethnicity Samoan]
  [--wears glasses,hijab,hearing_aid,wheelchair] [--seed 1] [--pictures none]`;

/** Something about the flags that the person at the keyboard can mend. */
class FlagError extends Error {
  override name = 'FlagError';
}

function flagsOf(argv: readonly string[]): Readonly<Record<string, string | undefined>> {
  const names = [
    'age',
    'prompt',
    'name',
    'gender',
    'structure',
    'theme',
    'skin',
    'hair',
    'ethnicity',
    'hair-style',
    'hair-length',
    'wears',
    'seed',
    'pictures',
    'out',
  ];
  const text = { type: 'string' } as const;
  try {
    const options = {
      ...Object.fromEntries(names.map((name) => [name, text])),
      help: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args: [...argv], options, strict: true });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    );
  } catch (error) {
    throw new FlagError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function oneOf<T extends string>(list: readonly T[], flag: string, value: string | undefined): T | undefined {
  if (value === undefined) return undefined;
  const found = list.find(
    (item) => item === value.toLowerCase().replace(/['’]s journey|-journey| journey/, '_journey'),
  );
  if (found === undefined)
    throw new FlagError(`--${flag} must be one of ${list.join(', ')}, not “${value}”.`);
  return found;
}

/** "glasses,wheelchair", in any order. */
function wearsOf(value: string | undefined): readonly Wear[] | undefined {
  return value
    ?.split(',')
    .flatMap((word) => oneOf<Wear>(WEARS, 'wears', word.trim().replace(/[ -]/g, '_')) ?? []);
}

function requestFrom(flags: Readonly<Record<string, string | undefined>>): StoryRequest {
  const ageBand = oneOf<AgeBand>(AGE_BANDS, 'age', flags['age']);
  if (ageBand === undefined) throw new FlagError(`--age is missing: give one of ${AGE_BANDS.join(', ')}.`);
  const prompt = flags['prompt']?.trim() ?? '';
  if (prompt.length < 10)
    throw new FlagError(
      '--prompt is missing or too short: say in at least 10 characters what the story is about.',
    );
  const name = flags['name'];
  return {
    prompt,
    ageBand,
    structure: oneOf<Structure>(STRUCTURES, 'structure', flags['structure']) ?? 'classic',
    ...(flags['theme'] === undefined ? {} : { theme: flags['theme'] }),
    traits: Object.fromEntries(
      Object.entries({
        gender: oneOf<Gender>(GENDERS, 'gender', flags['gender']),
        ethnicity: flags['ethnicity'],
        skinColor: flags['skin'],
        hairColor: flags['hair'],
        hairStyle: oneOf<HairStyle>(HAIR_STYLES, 'hair-style', flags['hair-style']),
        hairLength: oneOf<HairLength>(HAIR_LENGTHS, 'hair-length', flags['hair-length']),
        wears: wearsOf(flags['wears']),
      }).filter(([, value]) => value !== undefined),
    ),
    childIsHero: name !== undefined,
    ...(name === undefined ? {} : { childName: name }),
    seed: flags['seed'] ?? '1',
  };
}

/** Paints the four pictures side by side and writes them in the order of the story. */
async function paintAll(
  commission: Commission,
  plan: EmbeddedPlan,
  out: string,
): Promise<{ file: string; ms: number }[]> {
  const painter = createPainter();
  try {
    return await Promise.all(
      plan.briefs.map(async (brief, index) => {
        const picture = await painter.paint({ brief, traits: commission.traits, seed: commission.seed });
        const file = `picture-${index + 1}-${brief.beat}.webp`;
        await writeFile(join(out, file), picture.webp);
        return { file, ms: Math.round(picture.ms) };
      }),
    );
  } finally {
    await painter.close();
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const flags = flagsOf(argv);
  if (flags['help'] !== undefined) {
    console.log(USAGE);
    return;
  }
  const out = flags['out'];
  if (out === undefined) throw new FlagError('--out is missing: name the folder to write into.');
  if (flags['pictures'] !== undefined && flags['pictures'] !== 'none')
    throw new FlagError('--pictures can only be “none”.');
  const request = requestFrom(flags);
  const admission = admit(request);
  if (!admission.ok) throw new FlagError(`${admission.refusal.sentence} ${admission.refusal.suggestion}`);
  const { commission } = admission;
  const plan = planStory(commission);
  const pages = writeStory(commission, plan);
  const text = pages.map((page) => page.text).join('\n\n');
  const name =
    commission.heroName === HERO
      ? (request.childName ?? '').replace(/\s+/g, ' ').trim()
      : commission.heroName;
  await mkdir(out, { recursive: true });
  const pictures = flags['pictures'] === 'none' ? [] : await paintAll(commission, plan, out);
  const story = {
    title: nameHero(plan.title, name),
    pages: pages.map((page) => ({
      text: nameHero(page.text, name),
      ...(page.refrains === undefined
        ? {}
        : { refrains: page.refrains.map((refrain) => nameHero(refrain, name)) }),
    })),
    wordCount: countWords(text),
    readingGrade: Number(
      readingGrade(
        text,
        plan.cast.map((character) => character.name),
      ).toFixed(2),
    ),
    writtenBy: 'embedded',
    pictures,
  };
  await writeFile(join(out, 'story.json'), `${JSON.stringify(story, null, 2)}\n`);
  console.log(
    `${story.title}: ${story.wordCount} words on ${pages.length} pages, ${pictures.length} pictures, in ${out}`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof FlagError ? sentence : `The story could not be made: ${sentence}`);
  process.exitCode = 1;
});
