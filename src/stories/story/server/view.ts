import type { Commission } from '../../../studio/admit.ts';
import type { AgeBand } from '../../../studio/age-bands.ts';
import { HERO, type Structure } from '../../../studio/contract.ts';
import { countWords, nameHero } from '../../../studio/words.ts';
import type { CreationRequest } from '../../creation/contract.ts';
import type { ReadableStory, Story } from '../contract.ts';
import { readTimeOf } from '../read-time.ts';
import type { StoryDeps } from './deps.ts';
import { callName, introducingPage, nameOnPage } from './hero-name.ts';
import { pictureUrl } from './pictures.ts';
import type { stories, storyPictures } from './schema.ts';

type StoryRow = typeof stories.$inferSelect;
type PictureRow = typeof storyPictures.$inferSelect;

/** The title of a story that has none yet. */
export const UNTITLED = 'A story that is being made';

/** The story request, decrypted. */
export const storyRequestOf = (
  { encryption }: Pick<StoryDeps, 'encryption'>,
  row: Pick<StoryRow, 'id' | 'requestEncrypted'>,
) => JSON.parse(encryption.decrypt(row.requestEncrypted, row.id)) as CreationRequest;

/** The name that replaces the placeholder in the text; empty when the child is not the hero. */
export const heroNameOf = (storyRequest: CreationRequest) =>
  storyRequest.includeChildAsMain && storyRequest.childName ? storyRequest.childName : '';

/** The invented name of a hero who is not the parent's child; undefined when the child is the hero. */
export function inventedHeroOf(
  { encryption }: Pick<StoryDeps, 'encryption'>,
  row: Pick<StoryRow, 'id' | 'commissionEncrypted'>,
): string | undefined {
  const { heroName } = JSON.parse(encryption.decrypt(row.commissionEncrypted, row.id)) as Commission;
  return heroName === HERO ? undefined : heroName;
}

/** A story as its parent sees it. The placeholder is replaced by the name here, not earlier. */
export function storyView(
  deps: Pick<StoryDeps, 'encryption'>,
  row: StoryRow,
  pictures: readonly PictureRow[],
): Story {
  const storyRequest = storyRequestOf(deps, row);
  return {
    ...bookView(row, pictures, heroNameOf(storyRequest)),
    status: row.status,
    isFavorite: row.isFavorite,
    childName: storyRequest.childName || null,
    storyStructure: row.structure as Structure,
    characterEthnicity: storyRequest.characterEthnicity || null,
    favoriteTheme: storyRequest.favoriteTheme || null,
    writtenBy: row.writtenBy,
    failure: row.failure,
  };
}

/** The fields of a story that every reader sees, with this name for its hero. */
export function bookView(
  row: StoryRow,
  pictures: readonly PictureRow[],
  heroName: string,
): Omit<ReadableStory, 'childName'> {
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

/** The text of a story as JSON with `pages`, with this name for its hero; empty while nothing is written. */
export function contentOf(pages: StoryRow['pages'], heroName: string): string {
  if (!pages) return '';
  const introducing = introducingPage(pages);
  return JSON.stringify({
    pages: pages.map((page, n) => ({ text: nameOnPage(page.text, heroName, n === introducing) })),
  });
}

/** How often the text names the hero. */
export const heroTimes = (row: Pick<StoryRow, 'pages'>) =>
  (row.pages ?? []).reduce((sum, page) => sum + page.text.split(HERO).length - 1, 0);

/** The words that a name adds to the word count: the placeholder counts as one, a name such as Mary Jane as more. */
export function wordsAddedBy(heroName: string, times: number): number {
  const more = countWords(callName(heroName)) - 1;
  const introduction = countWords(heroName) - countWords(callName(heroName));
  if (heroName === '' || times === 0) return 0;
  return more * times + introduction;
}

/** The theme and the moral of a story, as tags. */
export const themesOf = ({ theme, moral }: Pick<StoryRow, 'theme' | 'moral'>) =>
  [theme, ...(moral ? [moral] : [])].map(capitalised);

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
