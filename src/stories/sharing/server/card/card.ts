import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../../../platform/server/http/errors.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { loadPicture } from '../../../story/server/pictures.ts';
import { storyShares } from '../../../story/server/schema.ts';
import { DEFAULT_SHARE_TITLE } from '../../contract.ts';
import type { PublicBook } from '../public-story.ts';
import { type FontSet, fontsFor } from './card-fonts.ts';
import { canSet } from './card-layout.ts';
import { paintCard } from './card-paint.ts';

/** Incremented when the design of cards changes: existing cards are then painted again. */
const EDITION = 1;

export const cardPath = (id: string) => `/og/story/${id}/card.jpg` as const;

/** Identifies what a card shows, its title and its cover, without revealing it. */
export const cardVersion = (
  { encryption }: Pick<StoryDeps, 'encryption'>,
  { story, coverKey }: PublicBook,
): string => encryption.sign(JSON.stringify([EDITION, story.id, story.title, coverKey ?? null]), 'card');

const keyOf = (deps: Pick<StoryDeps, 'encryption'>, book: PublicBook) =>
  `cards/${book.story.id}-${cardVersion(deps, book).slice(0, 22)}.jpg`;

/** The cards being painted, by key: concurrent requests wait for the same card. */
const painting = new WeakMap<StoryDeps['db'], Map<string, Promise<Buffer>>>();

/**
 * The card of a shared story as JPEG. It is painted on the first request, and stored as long as it is up to date.
 * @throws NOT_FOUND when the story is no longer shared by the time the card is ready.
 */
export async function cardOf(deps: StoryDeps, book: PublicBook): Promise<Buffer> {
  const key = keyOf(deps, book);
  const stored = book.cardKey === key ? await deps.media.get(key) : undefined;
  if (stored) return stored;
  const underWay = painting.get(deps.db) ?? new Map<string, Promise<Buffer>>();
  painting.set(deps.db, underWay);
  const inProgress = underWay.get(key);
  if (inProgress) return inProgress;
  const card = paintAndStore(deps, book, key).finally(() => underWay.delete(key));
  underWay.set(key, card);
  return card;
}

async function paintAndStore(deps: StoryDeps, book: PublicBook, key: string): Promise<Buffer> {
  const { db, media } = deps;
  const bytes = await makeCard(deps, book);
  await media.put(key, bytes, 'image/jpeg');
  const isThisStory = eq(storyShares.storyId, book.story.id);
  const isAsRead =
    book.cardKey === null ? isNull(storyShares.cardKey) : eq(storyShares.cardKey, book.cardKey);
  const [updated] = await db
    .update(storyShares)
    .set({ cardKey: key })
    .where(and(isThisStory, isAsRead))
    .returning({ cardKey: storyShares.cardKey });
  if (updated) {
    if (book.cardKey && book.cardKey !== key) await media.delete(book.cardKey);
    return bytes;
  }
  const [share] = await db.select({ cardKey: storyShares.cardKey }).from(storyShares).where(isThisStory);
  // The share has another card, or is gone: nothing refers to this file, so it is deleted.
  if (share?.cardKey !== key) await media.delete(key);
  if (!share) throw notFound('This story doesn’t exist or is no longer shared.');
  return bytes;
}

async function makeCard(deps: StoryDeps, book: PublicBook): Promise<Buffer> {
  const cover = book.coverKey ? await loadPicture(deps, book.coverKey) : undefined;
  const wanted = (book.story.title.trim() || DEFAULT_SHARE_TITLE).normalize('NFC');
  const spare = book.namelessTitle.normalize('NFC');
  const fonts = await fontsFor(`${wanted}${spare}Storywren…`);
  return paintCard(settable(wanted, spare, fonts), cover, fonts);
}

/**
 * A title that can be set: the wanted one, else the one without the name, else without the characters that no font
 * has.
 */
function settable(wanted: string, spare: string, fonts: FontSet): string {
  const fits = [wanted, spare].find((title) => title.trim() !== '' && canSet(title, fonts));
  if (fits) return fits;
  const known = [...wanted].filter((char) => canSet(char, fonts)).join('');
  return known.trim() || DEFAULT_SHARE_TITLE;
}
