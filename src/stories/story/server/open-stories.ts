import { asc, inArray } from 'drizzle-orm';
import { nameHero } from '../../../studio/words.ts';
import type { StoryDeps } from './deps.ts';
import { callName } from './hero-name.ts';
import { pictureUrl } from './pictures.ts';
import { stories, storyPictures } from './schema.ts';
import { contentOf, heroNameOf, heroTimes, storyRequestOf, wordsAddedBy } from './view.ts';

/** The encrypted fields of a story decrypted, and its text with the name filled in, for a caller who may read them. */
export interface DecryptedStory {
  /** As its parent reads it; null while nothing is written. */
  readonly title: string | null;
  /** JSON text with `pages`; empty while nothing is written, or when `words` is false. */
  readonly content: string;
  readonly wordCount: number;
  readonly storyType: string;
  readonly storyRequest: {
    readonly childName: string | null;
    readonly includeChildAsMain: boolean;
    readonly characterGender: string | null;
    readonly characterEthnicity: string | null;
    readonly favoriteTheme: string | null;
  };
  /** Paths on the app's origin, in the order of the pages. */
  readonly pictureUrls: readonly string[];
}

/**
 * Decrypts these stories of any parent; unknown ids are left out. Runs three queries for any number of stories.
 * With `words: false`, pages are read only for stories whose hero's name counts as more than one word.
 */
export async function decryptStories(
  deps: Pick<StoryDeps, 'db' | 'encryption'>,
  ids: readonly string[],
  { words }: { words: boolean },
): Promise<ReadonlyMap<string, DecryptedStory>> {
  if (ids.length === 0) return new Map();
  const { db } = deps;
  const rows = await db
    .select({
      id: stories.id,
      title: stories.title,
      wordCount: stories.wordCount,
      requestEncrypted: stories.requestEncrypted,
    })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  const requests = rows.map((row) => ({ row, storyRequest: storyRequestOf(deps, row) }));
  const withPages = requests.filter(
    ({ storyRequest }) => words || wordsAddedBy(heroNameOf(storyRequest), 1) > 0,
  );
  const pagesOf = await readPages(
    deps,
    withPages.map(({ row }) => row.id),
  );
  const urlsOf = await readUrls(deps, ids);
  return new Map(
    requests.map(({ row, storyRequest }) => {
      const heroName = heroNameOf(storyRequest);
      const pages = pagesOf.get(row.id) ?? null;
      const opened: DecryptedStory = {
        title: row.title && nameHero(row.title, callName(heroName)),
        content: words ? contentOf(pages, heroName) : '',
        wordCount: row.wordCount + wordsAddedBy(heroName, heroTimes({ pages })),
        storyType: storyRequest.storyType,
        storyRequest: {
          childName: storyRequest.childName || null,
          includeChildAsMain: storyRequest.includeChildAsMain,
          characterGender: storyRequest.characterGender ?? null,
          characterEthnicity: storyRequest.characterEthnicity || null,
          favoriteTheme: storyRequest.favoriteTheme || null,
        },
        pictureUrls: urlsOf.get(row.id) ?? [],
      };
      return [row.id, opened];
    }),
  );
}

async function readPages({ db }: Pick<StoryDeps, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, null>();
  const rows = await db
    .select({ id: stories.id, pages: stories.pages })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}

async function readUrls({ db }: Pick<StoryDeps, 'db'>, ids: readonly string[]) {
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
