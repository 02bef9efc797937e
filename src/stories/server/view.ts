import type { stories, storyPictures } from '../../database/schema/stories.ts';
import { type AgeBand, HERO, type Structure } from '../../studio/contract.ts';
import { countWords, nameHero } from '../../studio/words.ts';
import type { CreationRequest, Story, Tale } from '../contract.ts';
import { callName, introducingPage, nameOnPage } from './naming.ts';
import type { StoryParts } from './parts.ts';
import { pictureUrl } from './pictures.ts';

type StoryRow = typeof stories.$inferSelect;
type PictureRow = typeof storyPictures.$inferSelect;

/** Words a minute, read aloud to a child. */
const READING_PACE = 150;
const DEFAULT_WORDS = 500;
/** The title of a story before its writer has found one. */
export const UNTITLED = 'A story that is being made';

/** What the parent wished for, opened. */
export const wishOf = ({ seal }: Pick<StoryParts, 'seal'>, row: Pick<StoryRow, 'id' | 'requestSealed'>) =>
  JSON.parse(seal.open(row.requestSealed, row.id)) as CreationRequest;

/** The name to be put in wherever the words hold the placeholder. */
export const heroNameOf = (wish: CreationRequest) =>
  wish.includeChildAsMain && wish.childName ? wish.childName : '';

/** A story as its parent sees it: the placeholder gives way to the name here, and nowhere before. */
export function storyView(
  parts: Pick<StoryParts, 'seal'>,
  row: StoryRow,
  pictures: readonly PictureRow[],
): Story {
  const wish = wishOf(parts, row);
  return {
    ...bookView(row, pictures, heroNameOf(wish)),
    status: row.status,
    isFavorite: row.isFavorite,
    childName: wish.childName || null,
    storyStructure: row.structure as Structure,
    characterEthnicity: wish.characterEthnicity || null,
    favoriteTheme: wish.favoriteTheme || null,
    writtenBy: row.writtenBy,
    failure: row.failure,
  };
}

/** What is printed in the book, whoever reads it, with this name for its hero. */
export function bookView(
  row: StoryRow,
  pictures: readonly PictureRow[],
  heroName: string,
): Omit<Tale, 'childName'> {
  const named = (text: string) => nameHero(text, callName(heroName));
  const wordCount = row.wordCount + wordsAddedBy(heroName, heroTimes(row));
  const urls = pictures.map((picture) => pictureUrl(picture.mediaKey));
  return {
    id: row.id,
    title: named(row.title ?? UNTITLED),
    content: contentOf(row.pages, heroName),
    imageUrl: urls[0] ?? null,
    illustrationUrls: urls,
    pictures: pictures.map((picture) => ({
      url: pictureUrl(picture.mediaKey),
      alt: named(picture.alt),
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      // A model may have written fewer pages than its plan had.
      page: row.pages ? Math.min(picture.page, row.pages.length - 1) : picture.page,
    })),
    readTime: readTimeOf(wordCount),
    themes: themesOf(row),
    targetAgeGroup: row.ageBand as AgeBand,
    wordCount,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The words of a book as JSON text with `pages`, with this name for its hero; empty while nothing is written. */
export function contentOf(pages: StoryRow['pages'], heroName: string): string {
  if (!pages) return '';
  const introducing = introducingPage(pages);
  return JSON.stringify({
    pages: pages.map((page, n) => ({ text: nameOnPage(page.text, heroName, n === introducing) })),
  });
}

/** How often the words name their hero. */
export const heroTimes = (row: Pick<StoryRow, 'pages'>) =>
  (row.pages ?? []).reduce((sum, page) => sum + page.text.split(HERO).length - 1, 0);

/** The placeholder counts as one word; a name such as Mary Jane is more wherever it stands, so many times. */
export function wordsAddedBy(heroName: string, times: number): number {
  const more = countWords(callName(heroName)) - 1;
  const introduction = countWords(heroName) - countWords(callName(heroName));
  if (heroName === '' || times === 0) return 0;
  return more * times + introduction;
}

/** What a story is about, as tags. */
export const themesOf = ({ theme, moral }: Pick<StoryRow, 'theme' | 'moral'>) =>
  [theme, ...(moral ? [moral] : [])].map(capitalised);

/** "4 min read", rounded up; a story of unknown length is taken for one of 500 words. */
export const readTimeOf = (wordCount: number) =>
  `${Math.ceil((wordCount || DEFAULT_WORDS) / READING_PACE)} min read`;

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
