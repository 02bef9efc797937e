import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

export interface StoredPage {
  readonly text: string;
  readonly refrains?: readonly string[];
}

/** Stands in stored titles and pages where the hero's name belongs; the studio writes it there. */
export const HERO_MARK = '⟦hero⟧';

/** A child whom a parent makes stories for: nothing but the name, sealed, and a key by which the same name is found again. */
export const children = pgTable(
  'children',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nameSealed: text('name_sealed').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('children_name').on(t.userId, t.nameKey)],
);

/**
 * A story, from the wish to the finished book. The words hold a placeholder where the hero's name belongs;
 * whatever a parent said about the child is sealed (`requestSealed`, `commissionSealed`).
 */
export const stories = pgTable(
  'stories',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The child whose name was given, hero or not. */
    childId: text('child_id').references(() => children.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['making', 'ready', 'failed', 'cancelled'] })
      .notNull()
      .default('making'),
    requestSealed: text('request_sealed').notNull(),
    commissionSealed: text('commission_sealed').notNull(),
    ageBand: text('age_band').notNull(),
    structure: text('structure').notNull(),
    theme: text('theme').notNull(),
    title: text('title'),
    /** The word that the story is about: "courage". */
    moral: text('moral'),
    pages: jsonb('pages').$type<readonly StoredPage[]>(),
    wordCount: integer('word_count').notNull().default(0),
    readingGrade: doublePrecision('reading_grade'),
    writtenBy: text('written_by'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    failureCode: text('failure_code'),
    failure: text('failure'),
    /** Who is making it now, when that maker last gave a sign of life, and how often it was taken up. */
    lease: text('lease'),
    beatAt: instant('beat_at').notNull(),
    takes: integer('takes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('stories_shelf').on(t.userId, t.createdAt, t.id),
    index('stories_loved').on(t.userId, t.isFavorite, t.createdAt, t.id),
    index('stories_child').on(t.childId),
    index('stories_making').on(t.status, t.beatAt),
    index('stories_newest').on(t.createdAt, t.id),
    // What an admin filters by: few stories may be among very many.
    index('stories_status_newest').on(t.status, t.createdAt, t.id),
    index('stories_favorites_newest').on(t.createdAt, t.id).where(sql`is_favorite`),
    index('stories_finished').on(t.finishedAt),
    check('stories_status', sql`${t.status} in ('making','ready','failed','cancelled')`),
    check('stories_text', sql`${t.status} <> 'ready' or ${t.pages} is not null`),
  ],
);

/** Results of the stages, each stored before the next begins, so that a crash repeats nothing that was paid for. */
export const storySteps = pgTable(
  'story_steps',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    index: integer('index').notNull(),
    /** Hash of what went in; a result counts only for the same input. */
    inputHash: text('input_hash').notNull(),
    output: jsonb('output').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.stage, t.index] })],
);

export const storyPictures = pgTable(
  'story_pictures',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    /** Unguessable; the path under /media. */
    mediaKey: text('media_key').notNull().unique(),
    alt: text('alt').notNull(),
    page: integer('page').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    placeholder: text('placeholder').notNull(),
    paintedBy: text('painted_by').notNull(),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.index] })],
);

/** What the events stream tells, kept so that it can be told again. */
export const storyEvents = pgTable(
  'story_events',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.seq] })],
);

/** One call to a provider, and what it came to. Outlives the story, without a word of it. */
export const storyCalls = pgTable(
  'story_calls',
  {
    id: text('id').primaryKey(),
    storyId: text('story_id').references(() => stories.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['text', 'picture', 'moderation'] }).notNull(),
    /** 'story', 'plan', 'pages', 'picture-1' … */
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    /** How many of `tokensIn` the provider had kept from before. */
    tokensCached: integer('tokens_cached').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    pictures: integer('pictures').notNull(),
    /** Millionths of a US dollar; null when the price of the model is not known. */
    costMicros: integer('cost_micros'),
    /** 'ok', or what went wrong in a word. */
    outcome: text('outcome').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('story_calls_story').on(t.storyId), index('story_calls_at').on(t.at)],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * What a search looks at. `words` are the title and the pages in small letters, with a mark where a name belongs;
 * `grams` says which runs of one, two and three letters may be among them, so that few words have to be read.
 */
export const storyWords = pgTable(
  'story_words',
  {
    storyId: text('story_id')
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    grams: bytes('grams').notNull(),
    words: text('words').notNull(),
  },
  (t) => [index('story_words_user').on(t.userId)],
);

/**
 * How many finished stories a parent has, how many of them are loved, and how often a story came, went, or got another
 * state, title or child. Kept by a trigger on `stories`.
 */
export const shelfCounts = pgTable('shelf_counts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer('total').notNull(),
  favorites: integer('favorites').notNull(),
  changes: integer('changes').notNull().default(0),
});

/** A picture that is to be painted again. */
export interface RepaintTask {
  readonly storyId: string;
  readonly index: number;
}

/** One press of "Fix Illustrations": what was found wanting, and how far the painting is. */
export const repaintRuns = pgTable(
  'repaint_runs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    /** Null until the shelf has been looked through. */
    tasks: jsonb('tasks').$type<readonly RepaintTask[]>(),
    /** How many of the tasks are behind it, painted or not. */
    done: integer('done').notNull().default(0),
    painted: jsonb('painted').$type<readonly RepaintTask[]>().notNull().default([]),
    /** The last story that was looked at, when the shelf was too long for one run. */
    lookedTo: text('looked_to'),
    lease: text('lease'),
    beatAt: instant('beat_at').notNull(),
    takes: integer('takes').notNull().default(0),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [
    uniqueIndex('repaint_runs_one').on(t.userId).where(sql`${t.status} = 'running'`),
    index('repaint_runs_user').on(t.userId, t.startedAt),
    check('repaint_runs_status', sql`${t.status} in ('running','done','failed')`),
  ],
);
