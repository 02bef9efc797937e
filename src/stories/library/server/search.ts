import { inArray, type SQL, sql } from 'drizzle-orm';
import { stories, storyWords } from '../../story/server/schema.ts';
import { bitsOf, namedPatterns, plain } from '../../story/server/search/search-words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A search in two steps: the signatures select the stories that may contain the words; only their words are read. */
export interface Search {
  /** A select that `maybe` refers to; must be named "candidates". */
  readonly candidates: SQL;
  /** True for a row of `stories` that may contain the words, by its signature and its child. */
  readonly maybe: SQL<boolean>;
  /** True for a row of `stories` that contains the words. */
  readonly holds: SQL<boolean>;
}

/**
 * A search of the stories as the parent sees them: with the children's names filled in. Undefined for an empty
 * search.
 */
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
    const tests = [...new Set(some.map(({ pattern }) => pattern))].map((pattern) => {
      const bits = bitsOf(pattern).map(
        (bit) => sql`get_bit(${storyWords.grams}, ${sql.raw(String(bit))}) = 1`,
      );
      return sql`(${sql.join(bits, sql` and `)})`;
    });
    return tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`false`;
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
    // A name’s mark is in nearly all stories, but stands for this name only in those of its child.
    maybe: sql`(${stories.id} in (select story_id from candidates where bare)
      or (${inArray(stories.childId, ids)} and ${stories.id} in (select story_id from candidates where named)))`,
    holds: sql`(select ${sql.join(read, sql` or `)} from story_words w where w.story_id = ${stories.id})`,
  };
}
