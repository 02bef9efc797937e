import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commission } from './admit.ts';
import { FlagError, flagsOf, oneOf, requestFrom } from './cli/flags.ts';
import type { Gender, StoryPlan, StoryRequest, StoryText } from './contract.ts';
import { EMBEDDED, GENDERS, HERO } from './contract.ts';
import { type GenerationContext, StoryRejectedError } from './generation-context.ts';
import { examine } from './models/providers/doctor.ts';
import { modelSettings, usesModels } from './models/providers/settings.ts';
import { readingGrade } from './reading-grade.ts';
import { createStudio, type Studio } from './studio.ts';
import { showTelling } from './tellings/show.ts';
import { shownUnderstanding } from './understanding/parent/shown.ts';
import { NOTHING_UNDERSTOOD } from './understanding/types.ts';
import { nameHero } from './words.ts';

const USAGE = `Usage: npm run studio -- --age 3-7 --prompt "Learning to share" --out ./out
  [--name Mia] [--gender girl|boy] [--structure classic|fairytale|hero_journey] [--theme ocean]
  [--skin Tan] [--hair Black] [--hair-style curly] [--hair-length long] [--ethnicity Samoan]
  [--wears glasses,hijab,hearing_aid,wheelchair] [--seed 1] [--pictures none]
  [--telling ID] takes this one of the library, [--had ID,ID] none of these while another fits
       npm run studio -- --telling NAME [--name Mia] [--gender girl|boy]   prints one of the library
       npm run studio -- --doctor   checks what works with your current settings`;

/** A generation context without earlier spending or cached results; model calls are printed. */
function contextFor(seconds: number): GenerationContext {
  return {
    signal: new AbortController().signal,
    deadline: Date.now() + seconds * 1000,
    before: { texts: 0, pictures: 0, micros: 0 },
    resultCache: { take: async () => undefined, put: async () => undefined },
    note: async ({ purpose, provider, model, outcome, ms, costMicros }) => {
      const cost = costMicros === undefined ? '' : `, US$${(costMicros / 1_000_000).toFixed(4)}`;
      console.log(`${purpose} by ${provider}:${model}: ${outcome}, ${(ms / 1000).toFixed(1)} s${cost}`);
    },
  };
}

/** Writes the whole story. A later plan replaces an earlier one. */
async function writeAll(
  studio: Studio,
  commission: Commission,
  context: GenerationContext,
): Promise<[StoryPlan, StoryText]> {
  let plan: StoryPlan | undefined;
  for await (const step of studio.write(commission, { plan: undefined, pages: [] }, context)) {
    if (step.kind === 'plan') plan = step.plan;
    if (step.kind === 'text' && plan) return [plan, step.text];
  }
  throw new StoryRejectedError('no text came');
}

/** Paints the four pictures, concurrently where the painter allows it, and returns them in story order. */
async function paintAll(
  studio: Studio,
  commission: Commission,
  plan: StoryPlan,
  context: GenerationContext,
  out: string,
): Promise<{ file: string; ms: number; alt: string }[]> {
  const paint = async (index: number, reference?: Buffer) => {
    const brief = plan.briefs[index];
    if (!brief) throw new RangeError(`There is no brief ${index}`);
    const picture = await studio.paint(commission, { index, brief, reference }, context);
    const file = `picture-${index + 1}-${brief.beat}.webp`;
    await writeFile(join(out, file), picture.webp);
    return { file, ms: Math.round(picture.ms), picture };
  };
  const first = paint(0);
  const made = studio.concurrency.needsReference ? await first : undefined;
  const reference = made && made.picture.paintedBy !== EMBEDDED ? made.picture.webp : undefined;
  const all = await Promise.all([first, ...[1, 2, 3].map((index) => paint(index, reference))]);
  return all.map(({ file, ms, picture }) => ({ file, ms, alt: picture.alt }));
}

async function run(argv: readonly string[]): Promise<void> {
  const flags = flagsOf(argv);
  if (flags.help !== undefined) {
    console.log(USAGE);
    return;
  }
  if (flags.telling !== undefined && flags.prompt === undefined) {
    const gender = oneOf<Gender>(GENDERS, 'gender', flags.gender);
    const shown = showTelling(
      flags.telling,
      flags.name ?? 'Mia',
      gender ? { gender } : {},
      flags.seed ?? '1',
    );
    if (shown === undefined) throw new FlagError(`No telling has “${flags.telling}” in its path.`);
    console.log(shown);
    return;
  }
  // The studio stands alone: the server reads the same file by itself.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { settings, problems } = modelSettings(process.env);
  if (problems.length > 0) throw new FlagError(problems.join('\n'));
  if (flags.doctor !== undefined) {
    if (!(await examine(settings, console.log))) process.exitCode = 1;
    return;
  }
  const out = flags.out;
  if (out === undefined) throw new FlagError('--out is missing: name a folder to write to.');
  if (flags.pictures !== undefined && flags.pictures !== 'none')
    throw new FlagError('--pictures can only be “none”.');
  const request = requestFrom(flags);
  const studio = createStudio(usesModels(process.env) ? settings : undefined);
  try {
    await make(studio, request, out, flags.pictures !== 'none');
  } finally {
    await studio.close();
  }
}

async function make(
  studio: Studio,
  request: StoryRequest,
  out: string,
  withPictures: boolean,
): Promise<void> {
  const admission = await studio.admit(request);
  if (!admission.ok) throw new FlagError(`${admission.refusal.sentence} ${admission.refusal.suggestion}`);
  const { commission } = admission;
  const context = contextFor(studio.seconds);
  const [plan, text] = await writeAll(studio, commission, context);
  const name =
    commission.heroName === HERO
      ? (request.childName ?? '').replace(/\s+/g, ' ').trim()
      : commission.heroName;
  await mkdir(out, { recursive: true });
  const pictures = withPictures ? await paintAll(studio, commission, plan, context, out) : [];
  const words = text.pages.map((page) => page.text).join('\n\n');
  const names = plan.cast.map((character) => character.name);
  const understanding = commission.understanding ?? NOTHING_UNDERSTOOD;
  const story = {
    title: nameHero(text.title, name),
    pages: text.pages.map((page) => ({ text: nameHero(page.text, name) })),
    wordCount: text.wordCount,
    readingGrade: Number(readingGrade(words, names).toFixed(2)),
    writtenBy: text.writtenBy,
    pictures: pictures.map((picture) => ({ ...picture, alt: nameHero(picture.alt, name) })),
    ...(plan.telling === undefined ? {} : { telling: plan.telling }),
    situation: understanding.situation ?? null,
    understanding: shownUnderstanding(understanding, name),
  };
  await writeFile(join(out, 'story.json'), `${JSON.stringify(story, null, 2)}\n`);
  console.log(
    `${story.title}: ${story.wordCount} words on ${story.pages.length} pages, ${pictures.length} pictures, in ${out}`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof FlagError ? sentence : `We couldn’t make the story: ${sentence}`);
  process.exitCode = 1;
});
