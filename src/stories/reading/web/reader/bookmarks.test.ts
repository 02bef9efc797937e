import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookmarkOf, bookmarks, moveBookmark } from './bookmarks.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

describe('a bookmark', () => {
  it('returns the first page for a story without a bookmark', () => expect(bookmarkOf('a')).toBe(0));

  it('stores one bookmark per story, the latest first', () => {
    moveBookmark('a', 3);
    moveBookmark('b', 1);
    moveBookmark('a', 4);
    expect(bookmarkOf('a')).toBe(4);
    expect(bookmarks()).toEqual([
      { id: 'a', page: 4 },
      { id: 'b', page: 1 },
    ]);
  });

  it('removes a bookmark at the first page and at the end', () => {
    moveBookmark('a', 3);
    moveBookmark('a', 0);
    moveBookmark('b', 3);
    moveBookmark('b', undefined);
    expect(bookmarks()).toEqual([]);
  });

  it('stores bookmarks of the last fifty stories', () => {
    for (let story = 0; story < 60; story += 1) moveBookmark(`s${story}`, 1);
    expect(bookmarks()).toHaveLength(50);
    expect(bookmarks()[0]?.id).toBe('s59');
  });

  it.each(['{', '"a"', '[{"id": 1}]', '[{"id": "a", "page": -1}]'])(
    'ignores invalid stored bookmarks: %s',
    (text) => {
      localStorage.setItem('storywren.bookmarks', text);
      expect(bookmarkOf('a')).toBe(0);
    },
  );

  it('works without storage when that is forbidden', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    moveBookmark('a', 3);
    expect(bookmarkOf('a')).toBe(0);
  });
});
