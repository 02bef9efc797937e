import { inArray, type SQL, sql } from 'drizzle-orm';
import { stories, storyWords } from '../../database/schema/stories.ts';
import { bitsOf, namedPatterns, plain } from './library-words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A search in two steps: the signatures say which stories may hold the words, and only of those are the words read. */
export interface Search {
  /** A select from which `maybe` takes what it needs; to be named "candidates". */
  readonly candidates: SQL;
  /** True for a row of `stories` that, by its signature and its child, may hold the words. */
  readonly maybe: SQL<boolean>;
  /** True for a row of `stories` that holds the words. */
  readonly holds: SQL<boolean>;
}

/** What a parent looks for, in stories as they see them: with the children's names in their places. Undefined for nothing. */
export function searchFor(q: string, userId: string, children: readonly Named[]): Search | undefined {
  const term = plain(q).trim();
  if (term === '') return undefined;
  const bare = { pattern: term, childId: undefined };
  const patterns = [
    bare,
    ...children.flatMap(({ id, name }) =>
      namedPatterns(term, name).map((pattern) => ({ pattern, childId: id })),
    ),
  ];
  const named = patterns.filter(({ childId }) => childId !== undefined);
  const signed = (some: typeof patterns) => {
    const looked = [...new Set(some.map(({ pattern }) => pattern))].map((pattern) => {
      const bits = bitsOf(pattern).map(
        (bit) => sql`get_bit(${storyWords.grams}, ${sql.raw(String(bit))}) = 1`,
      );
      return sql`(${sql.join(bits, sql` and `)})`;
    });
    return looked.length > 0 ? sql`(${sql.join(looked, sql` or `)})` : sql`false`;
  };
  const read = patterns.map(({ pattern, childId }) => {
    const found = sql`strpos(w.words, ${pattern}) > 0`;
    return childId === undefined ? found : sql`(${stories.childId} = ${childId} and ${found})`;
  });
  const ids = [...new Set(named.flatMap(({ childId }) => childId ?? []))];
  return {
    candidates: sql`select story_id, bare, named
      from (select ${storyWords.storyId} as story_id, ${signed([bare])} as bare, ${signed(named)} as named
        from ${storyWords} where ${storyWords.userId} = ${userId} offset 0) signed where bare or named`,
    // A name’s mark is in nearly all stories, and stands for this name in those of its child alone.
    maybe: sql`(${stories.id} in (select story_id from candidates where bare)
      or (${inArray(stories.childId, ids)} and ${stories.id} in (select story_id from candidates where named)))`,
    holds: sql`(select ${sql.join(read, sql` or `)} from story_words w where w.story_id = ${stories.id})`,
  };
}
