import { type Card, type LibraryPage, RECENT_DAYS } from '../contract.ts';

type Numbers = LibraryPage['stats'];

const WEEK = RECENT_DAYS * 24 * 60 * 60 * 1000;

/** The numbers of the library without these cards, whose deletion can still be undone. */
export function statsWithout(
  stats: Numbers,
  gone: readonly Pick<Card, 'status' | 'isFavorite' | 'createdAt'>[],
  now = Date.now(),
): Numbers {
  const counted = gone.filter(({ status }) => status === 'ready');
  const less = (number: number, cards: readonly unknown[]) => Math.max(0, number - cards.length);
  return {
    total: less(stats.total, counted),
    favorites: less(
      stats.favorites,
      counted.filter(({ isFavorite }) => isFavorite),
    ),
    recent: less(
      stats.recent,
      counted.filter(({ createdAt }) => now - Date.parse(createdAt) < WEEK),
    ),
  };
}
