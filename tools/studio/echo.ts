/**
 * Measures how much the passages of one pool repeat across stories, for authors of passages:
 *
 *     npx tsx tools/studio/echo.ts topic honesty      all steps of a topic, in the share of 200 stories that use it (7)
 *     npx tsx tools/studio/echo.ts frame classic      the steps of a structure (67 of 200)
 *     npx tsx tools/studio/echo.ts travel all         passages for every story (200 of 200)
 *     … echo.ts topic honesty each                   every passage separately, as if the pool had no other
 *     … echo.ts topic honesty say flaw 3-7          six variants of one step, printed
 *
 * `heard` is the share of 4-grams that also occur in another of those stories; the aim is 15% or less.
 * `same` is the share of sentences that do.
 */
import { admit } from '../../src/studio/admit.ts';
import type { AgeBand } from '../../src/studio/age-bands.ts';
import { AGE_BANDS } from '../../src/studio/age-bands.ts';
import type { Structure } from '../../src/studio/contract.ts';
import { GENDERS, HERO, STRUCTURES, THEMES } from '../../src/studio/contract.ts';
import { sampleRequest } from '../../src/studio/fixtures/stories.ts';
import { randomFrom } from '../../src/studio/random.ts';
import { thingsIn } from '../../src/studio/reading/things.ts';
import type { TopicId } from '../../src/studio/reading/topic.ts';
import { readingGrade } from '../../src/studio/reading-grade.ts';
import { gramsOf, tokensOf } from '../../src/studio/repetition.ts';
import { countWords, sentencesOf } from '../../src/studio/words.ts';
import { bookOf } from '../../src/studio/writer/books.ts';
import { companionKind } from '../../src/studio/writer/cast.ts';
import { dialectOf } from '../../src/studio/writer/dialect.ts';
import { FRAMES } from '../../src/studio/writer/frames/frames.ts';
import { tidy } from '../../src/studio/writer/grammar.ts';
import { rephrase } from '../../src/studio/writer/phrasing.ts';
import { voiceOf } from '../../src/studio/writer/slots.ts';
import { stateFor } from '../../src/studio/writer/state.ts';
import { TRAVEL } from '../../src/studio/writer/travel.ts';
import { speak } from '../../src/studio/writer/wording.ts';
import { worldOf } from '../../src/studio/writer/worlds.ts';
import { kindsOf } from '../../src/studio/writer/write.ts';

const SHARE_OF_STORIES = { topic: 7, frame: 67, travel: 200 } as const;
type Kind = keyof typeof SHARE_OF_STORIES;
const SAMPLES = 260;

const [kindArg = 'topic', id = '', mode = '', step = '', bandArg = ''] = process.argv.slice(2);
const kind: Kind = kindArg === 'frame' || kindArg === 'travel' ? kindArg : 'topic';

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

/** A passage of the pool as written in the story `index` of many different ones. */
function phraseFrom(pool: readonly string[], band: AgeBand, index: number): string {
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

/** The share of items that also occur in another story of the same group of `among` stories. */
function repeatedIn(stories: readonly (readonly string[])[], among: number): number {
  let repeated = 0;
  let all = 0;
  for (let start = 0; start < stories.length; start += among) {
    const group = stories.slice(start, start + among);
    if (group.length < among) break;
    group.forEach((items, index) => {
      const others = new Set(group.filter((_, other) => other !== index).flat());
      repeated += items.filter((item) => others.has(item)).length;
      all += items.length;
    });
  }
  return all === 0 ? 0 : repeated / all;
}

/** The pools to measure: whole pools, or every passage as a separate pool. */
const measured = Object.entries(poolsOf()).flatMap(([name, pool]): [string, readonly string[]][] =>
  mode === 'each' ? pool.map((passage, index) => [`${name} ${index + 1}`, [passage]]) : [[name, pool]],
);

for (const [name, pool] of measured) {
  if (mode === 'say') {
    if (name !== step) continue;
    const band = AGE_BANDS.find((one) => one === bandArg) ?? '8-12';
    for (let index = 0; index < 6; index += 1)
      process.stdout.write(`${phraseFrom(pool, band, index * 7).replaceAll(HERO, 'Mia')}\n\n`);
    continue;
  }
  const among = SHARE_OF_STORIES[kind];
  const cells = (['3-7', '8-12'] as const).map((band) => {
    const texts = Array.from({ length: Math.max(SAMPLES, among) }, (_, index) =>
      phraseFrom(pool, band, index * 7 + 3),
    );
    const sentences = texts.map(sentencesOf);
    const tokens = sentences.map(tokensOf);
    const words = texts.reduce((sum, text) => sum + countWords(text), 0) / texts.length;
    const grams = tokens.map((one) => gramsOf(one, 4));
    const grade = readingGrade(texts.join(' '), ['Mia']);
    return `${band}: ${words.toFixed(0).padStart(4)} words, grade ${grade.toFixed(1)}, heard${percent(repeatedIn(grams, among))}, same${percent(repeatedIn(sentences, among))}`;
  });
  process.stdout.write(
    `${name.padEnd(11)} ${String(pool.length).padStart(3)} passages   ${cells.join('   ')}\n`,
  );
}
if (kind === 'frame' && !STRUCTURES.includes(id as Structure)) process.exitCode = 2;
