import { users } from '../../src/accounts/server/schema.ts';
import { DAY, later, systemClock } from '../../src/platform/server/clock.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createEncryption } from '../../src/platform/server/security/encryption.ts';
import { newId } from '../../src/platform/server/security/ids.ts';
import { type LibraryQuery, libraryQuery } from '../../src/stories/library/contract.ts';
import { browse } from '../../src/stories/library/server/library.ts';
import type { StoryDeps } from '../../src/stories/story/server/deps.ts';
import { storyPictures } from '../../src/stories/story/server/schema.ts';
import { admit } from '../../src/studio/admit.ts';
import { writeEmbedded } from '../../src/studio/embedded.ts';
import { addStories } from '../testing/library.ts';

/** Measures the speed of a large library: `npm run bench`. PGlite in memory, texts of realistic length, one connection. */
const [FEW, MANY] = [20, 10_000];
const ROUNDS = 15;
const NAMES = ['Mia', 'Arlo', 'Mary Jane Watson', 'Zoë'];

const log = createLog('silent');
const database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL }, log);
const { db } = database;
const encryption = createEncryption('a key for the bench, with room enough in it');
const clock = systemClock;
const deps = { db, encryption, clock, log } as StoryDeps;

const texts = await writeTexts(60);
const few = await parentWith(FEW);
const many = await parentWith(MANY);
await database.run('analyze');

const parse = (query: object): LibraryQuery => libraryQuery.parse(query);
console.log(`libraries of ${FEW} and ${MANY} stories, median of ${ROUNDS}, in milliseconds`);
const pages = {
  recent: {},
  oldest: { sort: 'oldest' },
  favorites: { sort: 'favorites' },
  loved: { filter: 'favorites', limit: 4 },
};
for (const [name, query] of Object.entries({ ...pages, alphabetical: { sort: 'alphabetical' } })) {
  const [small, large] = [await median(few, query), await median(many, query)];
  console.log(
    `first page, ${name.padEnd(13)} ${small.toFixed(1)} → ${large.toFixed(1)}  × ${(large / small).toFixed(2)}`,
  );
}
const terms = [
  'e',
  'q',
  'zq',
  'mi',
  'mia',
  'the',
  'ia and',
  'xylograph',
  'once upon',
  'she said that the',
  'and the and the',
  'watson',
];
for (const q of terms) {
  const times = [await median(many, { q }), await median(many, { q, sort: 'alphabetical' })];
  const found = (await browse(deps, many, parse({ q }))).stories.length;
  console.log(
    `search “${q}”`.padEnd(28),
    times.map((ms) => ms.toFixed(1)).join(', by title '),
    `(${found} on the first page)`,
  );
}
await database.close();

async function median(userId: string, query: object): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const from = performance.now();
    await browse(deps, userId, parse(query));
    // The first two rounds are warm-up.
    if (round > 1) times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

async function parentWith(count: number): Promise<string> {
  const userId = newId();
  const createdAt = later(clock.now(), -2000 * DAY);
  const user = { id: userId, email: `${userId}@example.com`, fullName: 'Bench', country: 'Australia' };
  await db.insert(users).values({ ...user, passwordHash: '', selectedPlan: 'pay-as-you-go', createdAt });
  for (let n = 0; n < count; n += 1) {
    const text = texts[n % texts.length] ?? { title: '', pages: [] };
    const id = await addStories(deps, userId, {
      title: `${text.title} ${n}`,
      pages: text.pages,
      childName: NAMES[n % NAMES.length] ?? '',
      isFavorite: n % 5 === 0,
      // Spread over years, a few a day.
      createdAt: later(clock.now(), -n * 0.15 * DAY),
    });
    const picture = {
      storyId: id,
      width: 1024,
      height: 1024,
      paintedBy: 'embedded',
      milliseconds: 1,
      placeholder: '',
      alt: '',
    };
    await db
      .insert(storyPictures)
      .values([0, 1, 2, 3].map((index) => ({ ...picture, index, page: index, mediaKey: newId() })));
  }
  return userId;
}

/** Stories of the embedded storyteller. */
async function writeTexts(count: number): Promise<{ title: string; pages: string[] }[]> {
  const all = [];
  for (let n = 0; n < count; n += 1) all.push(await textOf(`bench ${n}`));
  return all;
}

async function textOf(seed: string): Promise<{ title: string; pages: string[] }> {
  const request = {
    prompt: 'Learning to share with a little cousin',
    ageBand: '3-7',
    structure: 'classic',
    traits: {},
  } as const;
  const admission = admit({ ...request, childIsHero: true, childName: 'Mia', seed });
  if (!admission.ok) throw new Error('the story request of the bench was refused');
  for await (const step of writeEmbedded(admission.commission, { plan: undefined, pages: [] })) {
    if (step.kind === 'text')
      return { title: step.text.title, pages: step.text.pages.map(({ text }) => text) };
  }
  throw new Error('no text was written');
}
