import { asc, eq } from 'drizzle-orm';
import { storyPictures } from '../../database/schema/stories.ts';
import { notFound } from '../../platform/server/errors.ts';
import { excerptOf, type PublicStory } from '../share-contract.ts';
import type { StoryParts } from './parts.ts';
import { sharedRow } from './share.ts';
import { disguise } from './share-names.ts';
import { bookView, heroNameOf, wishOf } from './view.ts';

/** A story as strangers read it, and what only we need to know of it. */
export interface PublicBook {
  readonly story: PublicStory;
  /** The same title with every name hidden. */
  readonly namelessTitle: string;
  /** The painting on its cover. */
  readonly coverKey: string | undefined;
  /** Where its card was kept, when there is one already. */
  readonly cardKey: string | null;
}

/**
 * A shared story. Unless its parent shows names, a stand-in goes through it in the child's place, and what was
 * written of the name is written of the stand-in.
 * @throws NOT_FOUND before it is shared, after it was revoked or deleted, and when its parent has gone.
 */
export async function publicBook(parts: StoryParts, storyId: string): Promise<PublicBook> {
  const found = await sharedRow(parts, storyId);
  if (!found) throw notFound('This story doesn’t exist or is no longer shared.');
  const { story: row, share } = found;
  const pictures = await parts.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));
  const wish = wishOf(parts, row);
  const texts = [
    row.title ?? '',
    ...(row.pages ?? []).map((page) => page.text),
    ...pictures.map((p) => p.alt),
  ];
  const { standIn, hide } = disguise(wish.childName ?? '', texts, row.id);
  const nameless = bookView(row, pictures, standIn);
  const known = {
    namelessTitle: hide(nameless.title),
    coverKey: pictures[0]?.mediaKey,
    cardKey: share.cardKey,
  };
  if (share.showNames) {
    const book = bookView(row, pictures, heroNameOf(wish));
    return { ...known, story: { ...book, childName: wish.childName || null, audioUrl: null } };
  }
  return {
    ...known,
    story: {
      ...nameless,
      title: hide(nameless.title),
      content: JSON.stringify({
        pages: contentPages(nameless.content).map((text) => ({ text: hide(text) })),
      }),
      pictures: nameless.pictures.map((picture) => ({ ...picture, alt: hide(picture.alt) })),
      themes: nameless.themes.map(hide),
      childName: null,
      audioUrl: null,
    },
  };
}

/** The texts of a story's pages. */
export function contentPages(content: string): string[] {
  const { pages } = JSON.parse(content || '{"pages":[]}') as { pages: { text: string }[] };
  return pages.map((page) => page.text);
}

/** The beginning of a story for a preview. */
export const shareExcerpt = ({ content }: Pick<PublicStory, 'content'>): string =>
  excerptOf(contentPages(content).join(' '));
