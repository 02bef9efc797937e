import type { PublicStory } from '../../share-contract.ts';
import { type Page, pagesOf } from '../paging.ts';
import { picturesOf, type StoryPicture } from '../pictures.ts';

/** How many paragraphs stand between two pictures. */
const BETWEEN_PICTURES = 2;

export interface LaidOut {
  readonly cover: StoryPicture | undefined;
  /** Two paragraphs each, which is also how they are read aloud. */
  readonly pairs: readonly Page[];
  /** The picture behind the pair of the same index, as far as there are pictures. */
  readonly behind: readonly StoryPicture[];
}

/** Lays a story out as one long page: the cover, then its paragraphs with an illustration after every second one. */
export function inPairs(story: PublicStory): LaidOut {
  const paragraphs = pagesOf(story.content).flat();
  const pairs: Page[] = [];
  for (let n = 0; n < paragraphs.length; n += BETWEEN_PICTURES)
    pairs.push(paragraphs.slice(n, n + BETWEEN_PICTURES));
  const [cover, ...behind] = picturesOf(story, pairs.length);
  return { cover, pairs, behind };
}
