import type { Structure } from '../../contract.ts';
import type { Beat } from '../../illustrations.ts';
import type { BoardBook } from './board-book.ts';
import { CLASSIC_BOARD } from './classic.ts';
import { FAIRYTALE_BOARD } from './fairytale.ts';
import { JOURNEY_BOARD } from './journey.ts';

/** Every board book has thirteen pages with the same beats on them. */
export const TINY_BEATS: Readonly<Record<Beat, number>> = { opening: 0, trouble: 6, turning: 9, ending: 12 };

export const BOARD_BOOKS: Readonly<Record<Structure, BoardBook>> = {
  classic: CLASSIC_BOARD,
  fairytale: FAIRYTALE_BOARD,
  hero_journey: JOURNEY_BOARD,
};
