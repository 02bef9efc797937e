import { users } from '../../src/database/schema/accounts.ts';
import { storyPictures } from '../../src/database/schema/stories.ts';
import { DAY, later, systemClock } from '../../src/platform/server/clock.ts';
import { openDatabase } from '../../src/platform/server/db.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createSeal } from '../../src/platform/server/seal.ts';
import { type LibraryQuery, libraryQuery } from '../../src/stories/library-contract.ts';
import { browse } from '../../src/stories/server/library.ts';
import type { StoryParts } from '../../src/stories/server/parts.ts';
import { admit } from '../../src/studio/admit.ts';
import { tellEmbedded } from '../../src/studio/embedded.ts';
import { shelve } from '../testing/shelf.ts';

/** How fast a long shelf is: `npm run bench`. PGlite in memory, texts of real length, all on one connection. */
const [FEW, MANY] = [20, 10_000];
const ROUNDS = 15;
const NAMES = ['Mia', 'Arlo', 'Mary Jane Watson', 'Zoë'];

const log = createLog('silent');
const database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL }, log);
const { db } = database;
const seal = createSeal('a key for the bench, with room enough in it');
const clock = systemClock;
const parts = { db, seal, clock, log } as StoryParts;

const told = await texts(60);
const few = await parentWith(FEW);
const many = await parentWith(MANY);
await database.run('analyze');

const ask = (query: object): LibraryQuery => libraryQuery.parse(query);
console.log(`shelves of ${FEW} and ${MANY} stories, median of ${ROUNDS}, in milliseconds`);
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
  const found = (await browse(parts, many, ask({ q }))).stories.length;
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
    await browse(parts, userId, ask(query));
    // The first two warm it up.
    if (round > 1) times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

async function parentWith(count: number): Promise<string> {
  const userId = newId();
  const createdAt = later(clock.now(), -2000 * DAY);
  const person = { id: userId, email: `${userId}@example.com`, fullName: 'Bench', country: 'Australia' };
  await db.insert(users).values({ ...person, passwordHash: '', selectedPlan: 'pay-as-you-go', createdAt });
  for (let n = 0; n < count; n += 1) {
    const text = told[n % told.length] ?? { title: '', pages: [] };
    const id = await shelve(parts, userId, {
      title: `${text.title} ${n}`,
      pages: text.pages,
      childName: NAMES[n % NAMES.length] ?? '',
      isFavorite: n % 5 === 0,
      // A few a day over years, as long shelves come about.
      createdAt: later(clock.now(), -n * 0.15 * DAY),
    });
    const hung = {
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
      .values([0, 1, 2, 3].map((index) => ({ ...hung, index, page: index, mediaKey: newId() })));
  }
  return userId;
}

/** Stories as our own writer tells them. */
async function texts(count: number): Promise<{ title: string; pages: string[] }[]> {
  const all = [];
  for (let n = 0; n < count; n += 1) all.push(await textOf(`bench ${n}`));
  return all;
}

async function textOf(seed: string): Promise<{ title: string; pages: string[] }> {
  const wish = {
    prompt: 'Learning to share with a little cousin',
    ageBand: '3-7',
    structure: 'classic',
    traits: {},
  } as const;
  const admission = admit({ ...wish, childIsHero: true, childName: 'Mia', seed });
  if (!admission.ok) throw new Error('the wish of the bench was refused');
  for await (const step of tellEmbedded(admission.commission, { plan: undefined, pages: [] })) {
    if (step.kind === 'text')
      return { title: step.text.title, pages: step.text.pages.map(({ text }) => text) };
  }
  throw new Error('nothing was told');
}
