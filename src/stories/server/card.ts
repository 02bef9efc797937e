import { and, eq, isNull } from 'drizzle-orm';
import { storyShares } from '../../database/schema/sharing.ts';
import { notFound } from '../../platform/server/errors.ts';
import { DEFAULT_SHARE_TITLE } from '../share-contract.ts';
import { type FontCase, fontsFor } from './card-fonts.ts';
import { canSet } from './card-layout.ts';
import { paintCard } from './card-paint.ts';
import type { StoryParts } from './parts.ts';
import { loadPicture } from './pictures.ts';
import type { PublicBook } from './public-story.ts';

/** Goes up when cards are to look different: those that were made before are then made anew. */
const EDITION = 1;

export const cardPath = (id: string) => `/og/story/${id}/card.jpg` as const;

/** Tells apart what a card can show, without telling what that is: its title, and its cover. */
export const cardVersion = ({ seal }: Pick<StoryParts, 'seal'>, { story, coverKey }: PublicBook): string =>
  seal.sign(JSON.stringify([EDITION, story.id, story.title, coverKey ?? null]), 'card');

const keyOf = (parts: Pick<StoryParts, 'seal'>, book: PublicBook) =>
  `cards/${book.story.id}-${cardVersion(parts, book).slice(0, 22)}.jpg`;

/** What is being painted now, by key: whoever asks meanwhile waits for the same card. */
const painting = new WeakMap<StoryParts['db'], Map<string, Promise<Buffer>>>();

/**
 * The card of a shared story as JPEG. It is made when first asked for, and kept as long as it is right.
 * @throws NOT_FOUND when the story is no longer shared by the time the card is ready.
 */
export async function cardOf(parts: StoryParts, book: PublicBook): Promise<Buffer> {
  const key = keyOf(parts, book);
  const kept = book.cardKey === key ? await parts.media.get(key) : undefined;
  if (kept) return kept;
  const underWay = painting.get(parts.db) ?? new Map<string, Promise<Buffer>>();
  painting.set(parts.db, underWay);
  const begun = underWay.get(key);
  if (begun) return begun;
  const card = paintAndKeep(parts, book, key).finally(() => underWay.delete(key));
  underWay.set(key, card);
  return card;
}

async function paintAndKeep(parts: StoryParts, book: PublicBook, key: string): Promise<Buffer> {
  const { db, media } = parts;
  const bytes = await makeCard(parts, book);
  await media.put(key, bytes, 'image/jpeg');
  const isThisStory = eq(storyShares.storyId, book.story.id);
  const isAsRead =
    book.cardKey === null ? isNull(storyShares.cardKey) : eq(storyShares.cardKey, book.cardKey);
  const [kept] = await db
    .update(storyShares)
    .set({ cardKey: key })
    .where(and(isThisStory, isAsRead))
    .returning({ cardKey: storyShares.cardKey });
  if (kept) {
    if (book.cardKey && book.cardKey !== key) await media.delete(book.cardKey);
    return bytes;
  }
  const [share] = await db.select({ cardKey: storyShares.cardKey }).from(storyShares).where(isThisStory);
  // Another card, or none: nobody knows of this file any more, so it must not stay.
  if (share?.cardKey !== key) await media.delete(key);
  if (!share) throw notFound('This story doesn’t exist or is no longer shared.');
  return bytes;
}

async function makeCard(parts: StoryParts, book: PublicBook): Promise<Buffer> {
  const cover = book.coverKey ? await loadPicture(parts, book.coverKey) : undefined;
  const wanted = (book.story.title.trim() || DEFAULT_SHARE_TITLE).normalize('NFC');
  const spare = book.namelessTitle.normalize('NFC');
  const fonts = await fontsFor(`${wanted}${spare}Storywren…`);
  return paintCard(settable(wanted, spare, fonts), cover, fonts);
}

/** A title that can be set: the one that is wanted, or else without the name, or else without the strange signs. */
function settable(wanted: string, spare: string, fonts: FontCase): string {
  const fits = [wanted, spare].find((title) => title.trim() !== '' && canSet(title, fonts));
  if (fits) return fits;
  const known = [...wanted].filter((sign) => canSet(sign, fonts)).join('');
  return known.trim() || DEFAULT_SHARE_TITLE;
}
