import { type SQL, sql } from 'drizzle-orm';
import { stories, storyWords } from '../../database/schema/stories.ts';
import { bitsOf, namedPatterns, plain } from './library-words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A search in two steps: the signatures say which stories may hold the words, and only of those are the words read. */
export interface Search {
  /** A select of `story_id`s among which all that is found are. */
  readonly candidates: SQL;
  /** True for a row of `stories` that is one of them and holds the words. */
  readonly holds: SQL<boolean>;
}

/** What a parent looks for, in stories as they see them: with the children's names in their places. Undefined for nothing. */
export function searchFor(q: string, userId: string, children: readonly Named[]): Search | undefined {
  const term = plain(q).trim();
  if (term === '') return undefined;
  const patterns = [
    { pattern: term, childId: undefined },
    ...children.flatMap(({ id, name }) =>
      namedPatterns(term, name).map((pattern) => ({ pattern, childId: id })),
    ),
  ];
  const maybe = new Set(patterns.map(({ pattern }) => pattern));
  const looked = [...maybe].map((pattern) => {
    const bits = bitsOf(pattern).map((bit) => sql`get_bit(${storyWords.grams}, ${sql.raw(String(bit))}) = 1`);
    return sql`(${sql.join(bits, sql` and `)})`;
  });
  const read = patterns.map(({ pattern, childId }) => {
    const found = sql`strpos(w.words, ${pattern}) > 0`;
    return childId === undefined ? found : sql`(${stories.childId} = ${childId} and ${found})`;
  });
  return {
    candidates: sql`select ${storyWords.storyId} as story_id from ${storyWords}
      where ${storyWords.userId} = ${userId} and (${sql.join(looked, sql` or `)})`,
    holds: sql`(select ${sql.join(read, sql` or `)} from story_words w where w.story_id = ${stories.id})`,
  };
}
