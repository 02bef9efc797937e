import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../../platform/server/http/errors.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { storyPictures } from '../../story/server/schema.ts';
import { bookView, heroNameOf, storyRequestOf } from '../../story/server/view.ts';
import type { PublicStory } from '../contract.ts';
import { excerptOf } from '../excerpt.ts';
import { disguise } from './names/disguise.ts';
import { sharedRow } from './share.ts';

/** A story as strangers read it, and internal data about it. */
export interface PublicBook {
  readonly story: PublicStory;
  /** The same title with every name hidden. */
  readonly namelessTitle: string;
  /** The media key of its cover. */
  readonly coverKey: string | undefined;
  /** The media key of its stored card, if there is one. */
  readonly cardKey: string | null;
}

/**
 * A shared story. Unless its parent shows names, a stand-in replaces the child's name everywhere in it.
 * @throws NOT_FOUND before it is shared, after it was revoked or deleted, and when its parent's account is deleted.
 */
export async function publicBook(deps: StoryDeps, storyId: string): Promise<PublicBook> {
  const found = await sharedRow(deps, storyId);
  if (!found) throw notFound('This story doesn’t exist or is no longer shared.');
  const { story: row, share } = found;
  const pictures = await deps.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));
  const storyRequest = storyRequestOf(deps, row);
  const texts = [
    row.title ?? '',
    ...(row.pages ?? []).map((page) => page.text),
    ...pictures.map((p) => p.alt),
  ];
  const { standIn, hide } = disguise(storyRequest.childName ?? '', texts, row.id);
  const nameless = bookView(row, pictures, standIn);
  const known = {
    namelessTitle: hide(nameless.title),
    coverKey: pictures[0]?.mediaKey,
    cardKey: share.cardKey,
  };
  if (share.showNames) {
    const book = bookView(row, pictures, heroNameOf(storyRequest));
    return { ...known, story: { ...book, childName: storyRequest.childName || null, audioUrl: null } };
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
