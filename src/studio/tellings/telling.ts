import { z } from 'zod';
import { AGE_BANDS } from '../age-bands.ts';
import { STRUCTURES } from '../contract.ts';
import { ROLES, SHAPES } from '../understanding/types.ts';

/** YAML reads `1` and `true` as what they look like; in a manuscript they are words. */
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const row = z.record(z.string(), text);
const rows = z.record(z.string(), row);
const pronouns = z.enum(['she', 'he', 'they', 'it', 'any']);

const role = z.looseObject({
  role: z.enum(ROLES).optional(),
  /** Used where the prompt names nobody, or nothing that fits. */
  default: z.union([text, row]).optional(),
  /** The name of a table of this telling, by what stands in this role; or a kind of thing. */
  kind: z.string().optional(),
  /** The clause whose chosen form brings the thing along. */
  from: z.string().optional(),
  number: z.enum(['one', 'any']).optional(),
  /** A pet that lives in the rooms of a home. */
  lives: z.string().optional(),
  size: z.string().optional(),
  colour: text.optional(),
  /** Nothing whose name has one of these words. */
  not: z.array(text).optional(),
});

const clause = z.union([
  text,
  z.looseObject({
    default: z.union([text, row]).optional(),
    /** Rows of words for the acts that this telling can be about. */
    forms: rows.optional(),
    not: z.array(text).optional(),
    /** The story is about no act in particular: its own serves every prompt of the shape. */
    any: z.boolean().optional(),
    /** Words of which the parent’s sentence has to have one: what the manuscript goes on from. */
    must: text.optional(),
  }),
]);

const figure = z.looseObject({
  who: text,
  relation: text.optional(),
  age: text.optional(),
  looks: text.optional(),
  pronouns: pronouns.optional(),
  does: text.default('stand'),
  with: text.optional(),
  feels: text.optional(),
  where: text.optional(),
});

const picture = z.looseObject({
  /** Counted from 1. */
  page: z.int().positive(),
  place: z.union([
    text,
    z.looseObject({ kind: text.optional(), slot: text.optional(), default: text.optional() }),
  ]),
  time: text.default('day'),
  weather: text.optional(),
  shot: text.optional(),
  figures: z.array(figure).default([]),
  objects: z
    .array(z.looseObject({ what: text, colour: text.optional(), where: text.optional() }))
    .default([]),
});

/** What stands above a manuscript: for whom it is, what it needs, and what its pictures show. */
export const frontMatter = z.looseObject({
  titles: z.array(z.union([text, z.object({ text, needs: text })])).min(1),
  shape: z.enum(SHAPES),
  /** Left out where it serves the whole shape. */
  situation: z.string().optional(),
  band: z.enum(AGE_BANDS),
  structure: z.enum(STRUCTURES),
  moral: text,
  roles: z.record(z.string(), role).nullish(),
  /** Notes on what may stand in a role; a note without a role (“never by how many”) is for people only. */
  fits: z
    .record(
      z.string(),
      text.nullish().transform((note) => note ?? ''),
    )
    .nullish(),
  clauses: z.record(z.string(), clause).nullish(),
  /** Rows by theme, or by word and then by theme. */
  theme: rows.nullish(),
  pictures: z.array(picture).length(4),
});

export type FrontMatter = z.infer<typeof frontMatter>;
export type RoleSpec = z.infer<typeof role>;
export type PictureSpec = FrontMatter['pictures'][number];
export type FigureSpec = PictureSpec['figures'][number];
export type Row = Readonly<Record<string, string>>;

/** A manuscript: one whole story with slots. */
export interface Telling {
  /** Its path without the ending: “wont/0-3-classic-brush-teeth”. */
  readonly id: string;
  readonly head: FrontMatter;
  /** Tables of this telling, by name and then by what is looked up. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, Row>>>>;
  /** With slots. */
  readonly pages: readonly string[];
}

/** Reads a table that a manuscript has of its own; undefined when it is something else. */
export function tableOf(value: unknown): Readonly<Record<string, Row>> | undefined {
  const read = rows.safeParse(value);
  return read.success ? read.data : undefined;
}
