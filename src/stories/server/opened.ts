import { asc, inArray } from 'drizzle-orm';
import { stories, storyPictures } from '../../database/schema/stories.ts';
import { nameHero } from '../../studio/words.ts';
import { callName } from './naming.ts';
import type { StoryParts } from './parts.ts';
import { pictureUrl } from './pictures.ts';
import { contentOf, heroNameOf, heroTimes, wishOf, wordsAddedBy } from './view.ts';

/** What is sealed of a story, or kept with a mark for the name, opened for somebody who may read it. */
export interface OpenedStory {
  /** As its parent reads it; null while nothing is written. */
  readonly title: string | null;
  /** JSON text with `pages`; empty while nothing is written, or when the words were not asked for. */
  readonly content: string;
  readonly wordCount: number;
  readonly storyType: string;
  readonly wish: {
    readonly childName: string | null;
    readonly includeChildAsMain: boolean;
    readonly characterGender: string | null;
    readonly characterEthnicity: string | null;
    readonly favoriteTheme: string | null;
  };
  /** Paths on this house's own origin, in the order of the book. */
  readonly pictureUrls: readonly string[];
}

/**
 * Opens these stories, whosever they are; ids that there are not are left out. Three queries, however many stories.
 * With `words: false` the pages are read only of stories whose hero's name counts as more words than one.
 */
export async function openStories(
  parts: Pick<StoryParts, 'db' | 'seal'>,
  ids: readonly string[],
  { words }: { words: boolean },
): Promise<ReadonlyMap<string, OpenedStory>> {
  if (ids.length === 0) return new Map();
  const { db } = parts;
  const rows = await db
    .select({
      id: stories.id,
      title: stories.title,
      wordCount: stories.wordCount,
      requestSealed: stories.requestSealed,
    })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  const wishes = rows.map((row) => ({ row, wish: wishOf(parts, row) }));
  const asked = wishes.filter(({ wish }) => words || wordsAddedBy(heroNameOf(wish), 1) > 0);
  const pagesOf = await readPages(
    parts,
    asked.map(({ row }) => row.id),
  );
  const urlsOf = await readUrls(parts, ids);
  return new Map(
    wishes.map(({ row, wish }) => {
      const heroName = heroNameOf(wish);
      const pages = pagesOf.get(row.id) ?? null;
      const opened: OpenedStory = {
        title: row.title && nameHero(row.title, callName(heroName)),
        content: words ? contentOf(pages, heroName) : '',
        wordCount: row.wordCount + wordsAddedBy(heroName, heroTimes({ pages })),
        storyType: wish.storyType,
        wish: {
          childName: wish.childName || null,
          includeChildAsMain: wish.includeChildAsMain,
          characterGender: wish.characterGender ?? null,
          characterEthnicity: wish.characterEthnicity || null,
          favoriteTheme: wish.favoriteTheme || null,
        },
        pictureUrls: urlsOf.get(row.id) ?? [],
      };
      return [row.id, opened];
    }),
  );
}

async function readPages({ db }: Pick<StoryParts, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, null>();
  const rows = await db
    .select({ id: stories.id, pages: stories.pages })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}

async function readUrls({ db }: Pick<StoryParts, 'db'>, ids: readonly string[]) {
  const rows = await db
    .select({ storyId: storyPictures.storyId, mediaKey: storyPictures.mediaKey })
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, [...ids]))
    .orderBy(asc(storyPictures.storyId), asc(storyPictures.index));
  const urls = new Map<string, string[]>();
  for (const { storyId, mediaKey } of rows)
    urls.set(storyId, [...(urls.get(storyId) ?? []), pictureUrl(mediaKey)]);
  return urls;
}
