/**
 * How much the passages of one pool repeat themselves from story to story, for whoever writes them:
 *
 *     npx tsx src/studio/echo.ts topic honesty      all steps of a topic, in the share of 200 stories that it gets (7)
 *     npx tsx src/studio/echo.ts frame classic      the steps of a structure (67 of 200)
 *     npx tsx src/studio/echo.ts travel all         what every story may tell (200 of 200)
 *     … echo.ts topic honesty each                   every passage by itself, as if the pool had no other
 *     … echo.ts topic honesty say flaw 3-7          six tellings of one step, to be read
 *
 * `heard` is the share of runs of four words that stand in another of those stories too; the aim is 15% or less.
 * `same` is the share of sentences that do.
 */
import { admit } from './admit.ts';
import type { AgeBand, Structure } from './contract.ts';
import { AGE_BANDS, GENDERS, HERO, STRUCTURES, THEMES } from './contract.ts';
import { sampleRequest } from './fixtures/stories.ts';
import { readingGrade } from './grade.ts';
import { gramsOf, tokensOf } from './measure.ts';
import { randomFrom } from './random.ts';
import { thingsIn } from './reading/things.ts';
import type { TopicId } from './reading/topic.ts';
import { countWords, sentencesOf } from './words.ts';
import { bookOf } from './writer/books.ts';
import { companionKind } from './writer/cast.ts';
import { dialectOf } from './writer/dialect.ts';
import { FRAMES } from './writer/frames/frames.ts';
import { tidy } from './writer/grammar.ts';
import { rephrase } from './writer/phrasing.ts';
import { voiceOf } from './writer/slots.ts';
import { stateFor } from './writer/state.ts';
import { TRAVEL } from './writer/travel.ts';
import { speak } from './writer/wording.ts';
import { worldOf } from './writer/worlds.ts';
import { kindsOf } from './writer/write.ts';

const SHARE_OF_STORIES = { topic: 7, frame: 67, travel: 200 } as const;
type Kind = keyof typeof SHARE_OF_STORIES;
const SAMPLES = 260;

const [asked = 'topic', id = '', mode = '', step = '', bandAsked = ''] = process.argv.slice(2);
const kind: Kind = asked === 'frame' || asked === 'travel' ? asked : 'topic';

function poolsOf(): Record<string, readonly string[]> {
  const all: Record<string, unknown> =
    kind === 'topic'
      ? { ...bookOf(id as TopicId) }
      : kind === 'frame'
        ? { ...FRAMES[id as Structure] }
        : { ...TRAVEL };
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, readonly string[]] => Array.isArray(entry[1]) && entry[0] !== 'titles',
    ),
  );
}

/** One telling of a passage from the pool by the `index`th of many different stories. */
function tell(pool: readonly string[], band: AgeBand, index: number): string {
  const request = {
    ...sampleRequest(band, index),
    childName: 'Mia',
    traits: { gender: GENDERS[index % 2] ?? 'girl' },
  };
  const admission = admit({ ...request, theme: THEMES[index % THEMES.length] ?? 'space' });
  if (!admission.ok) throw new Error(request.prompt);
  const { commission } = admission;
  const key = `echo-${index}`;
  const random = randomFrom(key);
  const topic = bookOf(kind === 'topic' ? (id as TopicId) : 'courage');
  const world = worldOf(commission.theme);
  const state = stateFor(
    { ...commission, prompt: '', heroName: HERO },
    topic,
    world,
    thingsIn(''),
    key,
    random,
  );
  const speaker = {
    slots: state.slots,
    band,
    gender: request.traits.gender,
    companion: companionKind(state.pal),
  };
  const voice = voiceOf(speaker, world, random);
  const dialect = dialectOf(random, Object.values(state.slots).join(' '));
  return rephrase(tidy(speak(random.pick(pool), voice)), band, random, dialect, kindsOf(state));
}

const percent = (value: number): string => `${(100 * value).toFixed(0)}%`.padStart(5);

/** The share of items that stand in one of the other stories as well, when a pool is heard in so many stories. */
function heardIn(stories: readonly (readonly string[])[], among: number): number {
  let heard = 0;
  let all = 0;
  for (let start = 0; start < stories.length; start += among) {
    const group = stories.slice(start, start + among);
    if (group.length < among) break;
    group.forEach((items, index) => {
      const others = new Set(group.filter((_, other) => other !== index).flat());
      heard += items.filter((item) => others.has(item)).length;
      all += items.length;
    });
  }
  return all === 0 ? 0 : heard / all;
}

/** What is measured: whole pools, or every passage as a pool of its own. */
const measured = Object.entries(poolsOf()).flatMap(([name, pool]): [string, readonly string[]][] =>
  mode === 'each' ? pool.map((passage, index) => [`${name} ${index + 1}`, [passage]]) : [[name, pool]],
);

for (const [name, pool] of measured) {
  if (mode === 'say') {
    if (name !== step) continue;
    const band = AGE_BANDS.find((one) => one === bandAsked) ?? '8-12';
    for (let index = 0; index < 6; index += 1)
      process.stdout.write(`${tell(pool, band, index * 7).replaceAll(HERO, 'Mia')}\n\n`);
    continue;
  }
  const among = SHARE_OF_STORIES[kind];
  const cells = (['3-7', '8-12'] as const).map((band) => {
    const told = Array.from({ length: Math.max(SAMPLES, among) }, (_, index) =>
      tell(pool, band, index * 7 + 3),
    );
    const sentences = told.map(sentencesOf);
    const tokens = sentences.map(tokensOf);
    const words = told.reduce((sum, text) => sum + countWords(text), 0) / told.length;
    const grams = tokens.map((one) => gramsOf(one, 4));
    const grade = readingGrade(told.join(' '), ['Mia']);
    return `${band}: ${words.toFixed(0).padStart(4)} words, grade ${grade.toFixed(1)}, heard${percent(heardIn(grams, among))}, same${percent(heardIn(sentences, among))}`;
  });
  process.stdout.write(
    `${name.padEnd(11)} ${String(pool.length).padStart(3)} passages   ${cells.join('   ')}\n`,
  );
}
if (kind === 'frame' && !STRUCTURES.includes(id as Structure)) process.exitCode = 2;
