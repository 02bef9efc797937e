import { describe, expect, it } from 'vitest';
import { statsWithout } from './stats-without.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');
const stats = { total: 4, favorites: 1, recent: 2 };
const card = { status: 'ready', isFavorite: false, createdAt: '2026-11-21T08:00:00.000Z' } as const;

describe('the numbers above the library', () => {
  it('does not count a story whose deletion is pending, whether favorite, recent or neither', () => {
    expect(statsWithout(stats, [], NOW)).toEqual(stats);
    expect(statsWithout(stats, [card], NOW)).toEqual({ total: 3, favorites: 1, recent: 1 });
    const old = { ...card, isFavorite: true, createdAt: '2026-10-01T08:00:00.000Z' };
    expect(statsWithout(stats, [card, old], NOW)).toEqual({ total: 2, favorites: 0, recent: 1 });
  });

  it('counts a story as recent for seven days', () => {
    const made = (createdAt: string) => statsWithout(stats, [{ ...card, createdAt }], NOW).recent;
    expect(made('2026-11-15T08:00:01.000Z')).toBe(1);
    expect(made('2026-11-15T07:59:59.000Z')).toBe(2);
  });

  it('ignores a failed story, and never returns less than zero', () => {
    expect(statsWithout(stats, [{ ...card, status: 'failed' }], NOW)).toEqual(stats);
    expect(statsWithout({ total: 0, favorites: 0, recent: 0 }, [card], NOW).total).toBe(0);
  });
});
