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
import { users } from '../../../accounts/server/schema.ts';
import { instant } from '../../../database/columns.ts';

export interface StoredPage {
  readonly text: string;
}

/** Placeholder for the hero's name in stored titles and pages; the studio writes it. */
export const HERO_MARK = '⟦hero⟧';

/** A child of a parent's stories: only the encrypted name, and a key by which the same name is found again. */
export const children = pgTable(
  'children',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nameEncrypted: text('name_sealed').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('children_name').on(t.userId, t.nameKey)],
);

/**
 * A story, from the request to the finished text. The text has a placeholder where the hero's name belongs; child
 * details are encrypted (`requestEncrypted`, `commissionEncrypted`).
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
    requestEncrypted: text('request_sealed').notNull(),
    commissionEncrypted: text('commission_sealed').notNull(),
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
    /** The id of the telling, where the embedded storyteller wrote the story from its library. */
    telling: text('telling'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    failureCode: text('failure_code'),
    failure: text('failure'),
    /** The lease of the server that is making the story, its last heartbeat, and how often the lease was taken since something of it was stored. */
    lease: text('lease'),
    heartbeatAt: instant('beat_at').notNull(),
    takes: integer('takes').notNull().default(0),
    /** When a ready story whose pictures are not all there is painted on; and how often that was tried in vain. */
    repaintAt: instant('repaint_at'),
    repaints: integer('repaints').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('stories_shelf').on(t.userId, t.createdAt, t.id),
    index('stories_loved').on(t.userId, t.isFavorite, t.createdAt, t.id),
    index('stories_child').on(t.childId),
    index('stories_making').on(t.status, t.heartbeatAt),
    index('stories_newest').on(t.createdAt, t.id),
    // What an admin filters by: few stories may be among very many.
    index('stories_status_newest').on(t.status, t.createdAt, t.id),
    index('stories_favorites_newest').on(t.createdAt, t.id).where(sql`is_favorite`),
    index('stories_finished').on(t.finishedAt),
    index('stories_repaint').on(t.repaintAt).where(sql`repaint_at is not null`),
    check('stories_status', sql`${t.status} in ('making','ready','failed','cancelled')`),
    check('stories_text', sql`${t.status} <> 'ready' or ${t.pages} is not null`),
  ],
);

/** Results of the stages, each stored before the next begins, so that a crash pays for nothing twice. */
export const storySteps = pgTable(
  'story_steps',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    index: integer('index').notNull(),
    /** Hash of the input; a result is used only for the same input. */
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

/** The events of a story's stream, stored so that they can be sent again. */
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

/** The call log: one model call and its outcome. Outlives the story, and holds none of its text. */
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
    /** How many of `tokensIn` the provider had cached. */
    tokensCached: integer('tokens_cached').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    pictures: integer('pictures').notNull(),
    /** Millionths of a US dollar; null when the price of the model is not known. */
    costMicros: integer('cost_micros'),
    /** 'ok', or one word for the failure. */
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
 * The search index. `words` are the title and the pages in lower case, with a placeholder where a name belongs; `grams`
 * is the signature of their runs of letters, so that a search reads the words of few stories.
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
 * How many finished stories a parent has, how many of them are favorites, and how often a story was added, deleted, or
 * changed its status, title or child. Maintained by a trigger on `stories`.
 */
export const libraryCounts = pgTable('shelf_counts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer('total').notNull(),
  favorites: integer('favorites').notNull(),
  changes: integer('changes').notNull().default(0),
});

/** A picture to be repainted. */
export interface RepaintTask {
  readonly storyId: string;
  readonly index: number;
}

/** One run of "Fix Illustrations": the pictures to repaint, and the progress. */
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
    /** Null until the library has been checked. */
    tasks: jsonb('tasks').$type<readonly RepaintTask[]>(),
    /** How many of the tasks are done, painted or not. */
    done: integer('done').notNull().default(0),
    painted: jsonb('painted').$type<readonly RepaintTask[]>().notNull().default([]),
    /** The last story that was checked, when the library was too large for one run. */
    lastCheckedId: text('looked_to'),
    lease: text('lease'),
    heartbeatAt: instant('beat_at').notNull(),
    takes: integer('takes').notNull().default(0),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [
    uniqueIndex('repaint_runs_one').on(t.userId).where(sql`${t.status} = 'running'`),
    index('repaint_runs_user').on(t.userId, t.startedAt),
    check('repaint_runs_status', sql`${t.status} in ('running','done','failed')`),
  ],
);

/** A story that its parent has shared; the row exists as long as the link. */
export const storyShares = pgTable('story_shares', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** Whether strangers read the child's name, or a stand-in. */
  showNames: boolean('show_names').notNull().default(false),
  /** Media key of the card for link previews; null until it is first requested. */
  cardKey: text('card_key'),
  createdAt: instant('created_at').notNull(),
});
