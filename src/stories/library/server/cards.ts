import { asc, inArray, sql } from 'drizzle-orm';
import { nameHero } from '../../../studio/words.ts';
import { excerptOf } from '../../sharing/excerpt.ts';
import { readTimeOf } from '../../story/read-time.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { callName, introducingPage, nameOnPage } from '../../story/server/hero-name.ts';
import { pictureUrl } from '../../story/server/pictures.ts';
import { HERO_MARK, type StoredPage, stories, storyPictures } from '../../story/server/schema.ts';
import {
  heroNameOf,
  inventedHeroOf,
  storyRequestOf,
  themesOf,
  UNTITLED,
  wordsAddedBy,
} from '../../story/server/view.ts';
import type { Card } from '../contract.ts';

/** Length of the excerpt on a card, in characters. */
const EXCERPT = 150;
/** The excerpt of a story without text. */
const NO_EXCERPT = 'A magical personalized story';

const pageTexts = sql<string>`${stories.pages}::text`;
const COLUMNS = {
  id: stories.id,
  status: stories.status,
  requestEncrypted: stories.requestEncrypted,
  commissionEncrypted: stories.commissionEncrypted,
  title: stories.title,
  theme: stories.theme,
  moral: stories.moral,
  wordCount: stories.wordCount,
  isFavorite: stories.isFavorite,
  failure: stories.failure,
  writtenBy: stories.writtenBy,
  createdAt: stories.createdAt,
  /** Enough for an excerpt, even of a board book. */
  firstPages: sql<readonly StoredPage[] | null>`jsonb_path_query_array(${stories.pages}, '$[0 to 3]')`,
  heroTimes: sql<number>`coalesce((length(${pageTexts}) - length(replace(${pageTexts}, ${HERO_MARK}, ''))) / length(${HERO_MARK}), 0)`,
};

/** The cards of these stories, in this order; a story that was deleted in the meantime has none. */
export async function cardsOf(deps: StoryDeps, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const { db } = deps;
  const rows = await db
    .select(COLUMNS)
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  const covers = await db
    .selectDistinctOn([storyPictures.storyId])
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, [...ids]))
    .orderBy(asc(storyPictures.storyId), asc(storyPictures.index));
  const coverOf = new Map(covers.map((cover) => [cover.storyId, cover]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [cardOf(deps, row, coverOf.get(id))] : [];
  });
}

type StoryRow = typeof stories.$inferSelect;
type Row = Omit<{ [K in keyof typeof COLUMNS]: K extends keyof StoryRow ? StoryRow[K] : never }, Computed> & {
  firstPages: readonly StoredPage[] | null;
  heroTimes: number;
};
type Computed = 'firstPages' | 'heroTimes';

function cardOf(
  deps: Pick<StoryDeps, 'encryption'>,
  row: Row,
  cover: typeof storyPictures.$inferSelect | undefined,
): Card {
  const storyRequest = storyRequestOf(deps, row);
  const heroName = heroNameOf(storyRequest);
  const named = (text: string) => nameHero(text, callName(heroName));
  const pages = row.firstPages ?? [];
  const introducing = introducingPage(pages);
  const texts = pages.map(({ text }, n) => nameOnPage(text, heroName, n === introducing));
  return {
    id: row.id,
    status: row.status,
    title: named(row.title ?? UNTITLED),
    excerpt: excerptOf(texts.join(' '), EXCERPT) || NO_EXCERPT,
    imageUrl: cover ? pictureUrl(cover.mediaKey) : null,
    cover: cover
      ? {
          url: pictureUrl(cover.mediaKey),
          alt: named(cover.alt),
          width: cover.width,
          height: cover.height,
          placeholder: cover.placeholder,
        }
      : null,
    isFavorite: row.isFavorite,
    childName: storyRequest.childName || null,
    heroName: heroName || (inventedHeroOf(deps, row) ?? null),
    themes: themesOf(row),
    readTime: readTimeOf(row.wordCount + wordsAddedBy(heroName, row.heroTimes)),
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    writtenBy: row.writtenBy,
  };
}
