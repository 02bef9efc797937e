import type { PublicStory } from '../../../sharing/contract.ts';
import { type Page, pagesOf } from '../../../story/web/paging.ts';
import { picturesOf, type StoryPicture } from '../../../story/web/pictures.ts';

/** Number of paragraphs between two pictures. */
const BETWEEN_PICTURES = 2;

export interface LaidOut {
  readonly cover: StoryPicture | undefined;
  /** Two paragraphs each; they are also read aloud in these pairs. */
  readonly pairs: readonly Page[];
  /** The picture after the pair of the same index, as far as there are pictures. */
  readonly behind: readonly StoryPicture[];
}

/** Lays out a story as one long page: the cover, then its paragraphs with an illustration after every second one. */
export function inPairs(story: PublicStory): LaidOut {
  const paragraphs = pagesOf(story.content).flat();
  const pairs: Page[] = [];
  for (let n = 0; n < paragraphs.length; n += BETWEEN_PICTURES)
    pairs.push(paragraphs.slice(n, n + BETWEEN_PICTURES));
  const [cover, ...behind] = picturesOf(story, pairs.length);
  return { cover, pairs, behind };
}
