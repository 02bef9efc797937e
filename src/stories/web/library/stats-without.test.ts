import { describe, expect, it } from 'vitest';
import { statsWithout } from './stats-without.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const stats = { total: 4, favorites: 1, recent: 2 };
const card = { status: 'ready', isFavorite: false, createdAt: '2026-11-21T08:00:00.000Z' } as const;

describe('the numbers above the shelf', () => {
  it('count a story no more that was let go, whether loved, new or neither', () => {
    expect(statsWithout(stats, [], NOW)).toEqual(stats);
    expect(statsWithout(stats, [card], NOW)).toEqual({ total: 3, favorites: 1, recent: 1 });
    const old = { ...card, isFavorite: true, createdAt: '2026-10-01T08:00:00.000Z' };
    expect(statsWithout(stats, [card, old], NOW)).toEqual({ total: 2, favorites: 0, recent: 1 });
  });

  it('never counted a story that has failed, and never fall below nothing', () => {
    expect(statsWithout(stats, [{ ...card, status: 'failed' }], NOW)).toEqual(stats);
    expect(statsWithout({ total: 0, favorites: 0, recent: 0 }, [card], NOW).total).toBe(0);
  });
});
